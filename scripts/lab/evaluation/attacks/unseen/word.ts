import type { AttackClass } from './attack.ts';
import { boxAttacks } from './word-boxes.ts';
import { elsewhereAttacks } from './word-elsewhere.ts';
import { letterAttacks } from './word-letters.ts';
import { directionAttacks } from './word-direction.ts';
import { overprintAttacks } from './word-overprint.ts';
import { placeAttacks } from './word-places.ts';
import { resolvedWordAttacks } from './word-resolved.ts';
import { shapeAttacks } from './word-shapes.ts';
import { structureAttacks } from './word-structure.ts';

/** Ways to hide a text in a Word file, five variants of each. */
export const wordAttacks: AttackClass[] = [
  ...letterAttacks,
  ...placeAttacks,
  ...boxAttacks,
  ...structureAttacks,
  ...resolvedWordAttacks,
  ...shapeAttacks,
  ...overprintAttacks,
  ...directionAttacks,
  ...elsewhereAttacks,
];
