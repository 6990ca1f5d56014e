import type { SourceDocument } from '@cotejo/plugin-kit';
import { firstObject, lines, type Options, show, writePdf } from '@cotejo/plugin-kit/testing/pdf';
import { latin as inStandardFonts, wrapped as linesOf } from '../raw-pages.ts';
import type { AttackClass } from './attack.ts';

const linesOfAPage = 46;
const firstLine = 800;
/** Where the secret begins, below the resume, in points from the foot of the page. */
export const top = 220;
export const left = 50;
export const leading = 11;

const withDashes = (text: string): string => text.replaceAll('•', '-');
export const latin = (text: string): string => inStandardFonts(withDashes(text));
export const wrapped = (text: string, width = 92): string[] => linesOf(withDashes(text), width).filter(Boolean);

export const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** Pages of a resume with room at the foot. */
export function pagesOf(resume: string): string[] {
  const all = wrapped(resume);
  return Array.from({ length: Math.max(1, Math.ceil(all.length / linesOfAPage)) }, (_, page) =>
    lines(left, firstLine, all.slice(page * linesOfAPage, (page + 1) * linesOfAPage)),
  );
}

/** The secret's lines below the resume, one show operator each. */
export const below = (texts: string[], style: Parameters<typeof show>[3] = {}): string =>
  texts.map((text, index) => show(left, top - leading * index, text, style)).join('\n');

/** The area that `below` writes on, in points: x, y, width, height. */
export const area = (texts: string[]): [number, number, number, number] => [
  40,
  top - leading * texts.length,
  520,
  leading * texts.length + 14,
];

/** Paints a picture of the page's resources over that area. */
export const placed = (texts: string[], name: string): string => {
  const [x, y, width, height] = area(texts);
  return `q ${width} 0 0 ${height} ${x} ${y} cm /${name} Do Q`;
};

/**
 * How one secret is hidden: what the first page paints, and what that needs; `at` is the number of the first own
 * object.
 */
export type Trick = (secret: {
  texts: string[];
  text: string;
  variant: number;
  at: number;
}) => { paint: string } & Options & { before?: string };

/** Makes a class of a trick: the twins show no secret, and the secret in plain sight. */
export function attack(name: string, trick: Trick): AttackClass {
  return {
    name,
    format: 'PDF',
    write({ resume, secret, variant }) {
      const [first = '', ...others] = pagesOf(resume);
      const texts = wrapped(secret);
      const {
        paint,
        before = '',
        ...options
      } = trick({ texts, text: latin(secret).replace(/\n/g, ' '), variant, at: firstObject(1 + others.length) });
      const page = (content: string, own: Options = {}): SourceDocument => writePdf([content, ...others], own);
      return {
        attacked: page(`${before} ${first} ${paint}`, options),
        clean: page(first),
        plain: page(`${first} ${below(texts)}`),
      };
    },
  };
}
