import { mainNamespace, type XmlElement, type XmlNode } from './xml.ts';

/** Writes a tree of `w:` elements as the XML of a part. */
export function writeXml(element: XmlElement): string {
  const parts: string[] = ['<?xml version="1.0" encoding="UTF-8"?>'];
  const root = { ...element, attributes: { ...element.attributes, 'xmlns:w': mainNamespace } };
  writeNode(root, parts);
  return parts.join('');
}

function writeNode(node: XmlNode, parts: string[]): void {
  if (typeof node === 'string') {
    parts.push(escape(node));
    return;
  }
  parts.push('<', node.name);
  for (const [name, value] of Object.entries(node.attributes)) {
    if (name.startsWith('w:') || name.startsWith('xml')) parts.push(` ${name}="${escape(value)}"`);
  }
  parts.push('>');
  for (const child of node.children) {
    if (typeof child === 'string' || child.name.startsWith('w:')) writeNode(child, parts);
  }
  parts.push('</', node.name, '>');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': ' ' };
const escape = (text: string): string => text.replace(/[&<>"\r]/g, (character) => escapes[character]!);
