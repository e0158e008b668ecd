#!/usr/bin/env python3
"""Drives `shoji serve --mcp` by PyPI's `mcp`, the protocol's own client: context_protocol.py COMMAND ARGUMENT...

The client refuses what its own types do not allow. Prints what it was given as one object of JSON."""
import asyncio
import json
import sys

from mcp import Client, ClientSession, MCPError, StdioServerParameters, stdio_client


async def told(call):
    answer = await call
    part = answer.content[0]
    if part.type == "image":
        return {"kind": part.mime_type, "data": part.data, "isError": answer.is_error}
    return {"kind": part.type, "data": part.text, "isError": answer.is_error}


async def main():
    server = StdioServerParameters(command=sys.argv[1], args=sys.argv[2:])
    found = {}
    async with stdio_client(server) as streams, ClientSession(*streams) as session:
        found["name"] = (await session.initialize()).server_info.name
        tools = (await session.list_tools()).tools
        found["tools"] = {tool.name: tool.input_schema.get("required", []) for tool in tools}
        await session.send_ping()
        found["opened"] = await told(session.call_tool("outline", {}))
        found["tapped"] = await told(session.call_tool("step", {"step": {"tap": {"text": "More"}}}))
        found["after"] = await told(session.call_tool("outline", {}))
        found["picture"] = await told(session.call_tool("picture", {"marks": True}))
        found["set"] = await told(session.call_tool("set", {"device": "iPad (10th)", "appearance": "dark"}))
        found["tree"] = await told(session.call_tool("tree", {}))
        found["issues"] = await told(session.call_tool("issues", {}))
        found["log"] = await told(session.call_tool("log", {}))
        found["missed"] = await told(session.call_tool("step", {"step": {"tap": {"text": "None"}}}))
        found["reloaded"] = await told(session.call_tool("reload", {}))
        found["anew"] = await told(session.call_tool("outline", {}))
        try:
            await session.call_tool("nothing", {})
        except MCPError as error:
            found["unknown"] = str(error)
    # The client that asks for the newest form first.
    async with Client(stdio_client(server)) as client:
        found["newest"] = await told(client.call_tool("outline", {}))
    print(json.dumps(found))


asyncio.run(main())
