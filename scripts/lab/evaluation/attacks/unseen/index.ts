import type { AttackClass, HonestClass } from './attack.ts';
import { honestPdfs } from './honest-pdf.ts';
import { honestWords } from './honest-word.ts';
import { honestMarkdowns, markdownAttacks, textAttacks } from './markdown.ts';
import { farTextAttacks, renderedMarkdownAttacks } from './markdown-rendered.ts';
import { directionTextAttacks } from './markdown-direction.ts';
import { pageAttacks } from './markdown-page.ts';
import { pdfAttacks } from './pdf.ts';
import { wordAttacks } from './word.ts';

/** Every way of our own to hide a text, by the kind of file. */
export const attackClasses: AttackClass[] = [
  ...pdfAttacks,
  ...wordAttacks,
  ...markdownAttacks,
  ...renderedMarkdownAttacks,
  ...pageAttacks,
  ...textAttacks,
  ...farTextAttacks,
  ...directionTextAttacks,
];

/** Honest documents that look like attacks. */
export const honestClasses: HonestClass[] = [...honestPdfs, ...honestWords, ...honestMarkdowns];

/** Variants of each class. */
export const variants = [0, 1, 2, 3, 4];
