#include "CMarkup.h"
#include <libxml/HTMLparser.h>
#include <stdlib.h>

enum { deepest = 256 };

static void tell_attributes(xmlNodePtr node, void *context, CMarkupEvents events) {
    int count = 0;
    for (xmlAttrPtr one = node->properties; one; one = one->next) count++;
    const char **attributes = malloc((size_t)(count * 2 + 1) * sizeof *attributes);
    int index = 0;
    for (xmlAttrPtr one = node->properties; one; one = one->next) {
        attributes[index++] = (const char *)one->name;
        attributes[index++] = one->children && one->children->content ? (const char *)one->children->content : "";
    }
    attributes[index] = NULL;
    events.begin(context, (const char *)node->name, attributes);
    free(attributes);
}

static void tell(xmlNodePtr node, int depth, void *context, CMarkupEvents events) {
    tell_attributes(node, context, events);
    for (xmlNodePtr child = node->children; child && depth < deepest; child = child->next) {
        if (child->type == XML_ELEMENT_NODE) {
            tell(child, depth + 1, context, events);
        } else if ((child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE) && child->content) {
            events.text(context, (const char *)child->content);
        }
    }
    events.end(context);
}

void cmarkup_read_html(const char *bytes, int length, void *context, CMarkupEvents events) {
    int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET;
    htmlDocPtr document = htmlReadMemory(bytes, length, NULL, "UTF-8", options);
    if (!document) return;
    xmlNodePtr root = xmlDocGetRootElement(document);
    if (root) tell(root, 0, context, events);
    xmlFreeDoc(document);
}
