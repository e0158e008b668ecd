#!/usr/bin/env python3
"""Writes pbxproj.json beside it: the files of each target of the projects in each folder here, read by PyPI's pbxproj.

An independent witness of what `shoji doctor --json` says: {folder: {"mark": …, "targets": {target: {"sources": [...],
"resources": [...]}}}}, paths from the folder. The mark is that of the files that were read: it tells when they are others.
It knows no more of Xcode than what these projects need. `make project-files` runs it.
"""
import json
import os

from pbxproj import XcodeProject

PHASES = {"PBXSourcesBuildPhase": "sources", "PBXResourcesBuildPhase": "resources"}
COMPILED = {".swift", ".m", ".mm", ".c", ".cpp"}
NEITHER = {".h", ".pch", ".modulemap", ".xcconfig", ".entitlements"}
WHOLE = {".xcassets", ".bundle"}


class Reader:
    def __init__(self, project):
        self.root = os.path.dirname(os.path.abspath(project))
        self.objects = XcodeProject.load(os.path.join(project, "project.pbxproj")).objects
        self.parents = {}
        for group in self.objects.get_objects_in_section("PBXGroup", "PBXVariantGroup"):
            for child in group.children:
                self.parents[child] = group

    def path(self, item):
        """Where a file or a group lies: what it says itself, below where the group around it lies."""
        own = item.path if "path" in item else ""
        if item.sourceTree == "SOURCE_ROOT":
            return os.path.join(self.root, own)
        around = self.parents.get(item.get_id())
        return os.path.join(self.path(around) if around is not None else self.root, own)

    def files(self, item):
        """A file in several languages is a group of them."""
        if item.isa != "PBXVariantGroup":
            return [self.path(item)]
        return [self.path(self.objects[child]) for child in item.children]

    def exceptions(self, folder, target):
        sets = [self.objects[each] for each in folder.exceptions] if "exceptions" in folder else []
        return {
            os.path.join(self.path(folder), name)
            for each in sets if each.target == target.get_id() for name in each.membershipExceptions
        }

    def synchronized(self, target):
        """Folders whose files are the target's, but for those that it leaves out, and the files of other folders that it has."""
        own = target.fileSystemSynchronizedGroups if "fileSystemSynchronizedGroups" in target else []
        for folder in self.objects.get_objects_in_section("PBXFileSystemSynchronizedRootGroup"):
            exceptions = self.exceptions(folder, target)
            if folder.get_id() not in own:
                yield from exceptions
                continue
            for place, folders, files in os.walk(self.path(folder)):
                whole = [each for each in folders if os.path.splitext(each)[1] in WHOLE]
                folders[:] = [each for each in folders if each not in whole]
                yield from {os.path.join(place, each) for each in whole + files} - exceptions

    def target(self, target):
        found = {"sources": set(), "resources": set()}
        for phase in (self.objects[each] for each in target.buildPhases):
            if phase.isa in PHASES:
                for build in (self.objects[each] for each in phase.files):
                    found[PHASES[phase.isa]].update(self.files(self.objects[build.fileRef]))
        for path in self.synchronized(target):
            kind = os.path.splitext(path)[1]
            if kind not in NEITHER:
                found["sources" if kind in COMPILED else "resources"].add(path)
        return found


def mark(folder):
    """FNV-1a, 64 bits, of the names of all files and of what stands in the projects."""
    names = sorted(
        os.path.relpath(os.path.join(place, each), folder)
        for place, folders, files in os.walk(folder) for each in files)
    names = [name for name in names if not any(part.startswith(".") for part in name.split("/"))]
    text = "\n".join(names).encode()
    for name in names:
        if name.endswith("/project.pbxproj"):
            text += open(os.path.join(folder, name), "rb").read()
    value = 0xCBF29CE484222325
    for byte in text:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def projects(folder):
    for place, folders, _ in os.walk(folder):
        yield from (os.path.join(place, each) for each in folders if each.endswith(".xcodeproj"))


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    answer = {}
    for name in sorted(os.listdir(here)):
        folder = os.path.join(here, name)
        targets = {
            target.name: {
                kind: sorted(os.path.relpath(path, folder) for path in paths)
                for kind, paths in reader.target(target).items()
            }
            for reader in map(Reader, projects(folder)) for target in reader.objects.get_targets()
        }
        if targets:
            answer[name] = {"mark": mark(folder), "targets": targets}
    with open(os.path.join(here, "pbxproj.json"), "w") as file:
        json.dump(answer, file, indent=2, sort_keys=True)
        file.write("\n")


main()
