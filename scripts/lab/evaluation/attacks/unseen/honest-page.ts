import { firstObject, type Options, writePdf } from '@cotejo/plugin-kit/testing/pdf';
import type { HonestClass } from './attack.ts';
import { latin, wrapped } from './pdf-page.ts';

const linesOfAPage = 50;

type Page = { paint: string; extra?: string } & Options;

/** What an honest page paints, and what that needs; `at` is the number of the first own object. */
export type Look = (page: { texts: string[]; variant: number; at: number }) => Promise<Page> | Page;

/** Makes a class of a look: all lines of the resume, in pages of one look. */
export function honest(name: string, look: Look): HonestClass {
  return {
    name,
    format: 'PDF',
    async write({ resume, variant }) {
      const all = wrapped(resume);
      const chunks = Array.from({ length: Math.max(1, Math.ceil(all.length / linesOfAPage)) }, (_, page) =>
        all.slice(page * linesOfAPage, (page + 1) * linesOfAPage),
      );
      const pages = await Promise.all(chunks.map((texts) => look({ texts, variant, at: firstObject(chunks.length) })));
      const { paint: _, extra = '', ...options } = pages[0]!;
      return {
        document: writePdf(
          pages.map(({ paint }) => paint),
          options,
        ),
        text: `${latin(all.join('\n'))}\n${extra}`,
      };
    },
  };
}
