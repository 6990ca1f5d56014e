import type { AttackClass, HonestClass } from './attack.ts';

/** Every way of our own to hide a text, by the kind of file. */
export const attackClasses: AttackClass[] = [];

/** Honest documents that look like attacks. */
export const honestClasses: HonestClass[] = [];

/** Variants of each class. */
export const variants = [0, 1, 2, 3, 4];
