import { posix } from 'node:path';
import { elementsOf, type XmlElement } from './xml.ts';

export type Relationship = { type: string; part: string };

function unescaped(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

export async function readRelationships(
  part: string,
  xml: (name: string) => Promise<XmlElement | undefined>,
): Promise<Map<string, Relationship>> {
  const folder = posix.dirname(part);
  const root = await xml(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  const relationships = new Map<string, Relationship>();
  for (const { attributes } of root ? elementsOf(root) : []) {
    const { Id, Type, Target, TargetMode } = attributes;
    if (!Id || !Type || !Target || TargetMode === 'External') continue;
    const target = unescaped(Target);
    const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
    relationships.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part: path });
  }
  return relationships;
}
