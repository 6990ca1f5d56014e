import { asDocument, type Parts, wordFile } from '@cotejo/plugin-kit/testing/word';
import type { HonestClass } from './attack.ts';

type Written = { body: string; parts?: Parts; pictures?: Record<string, Uint8Array>; background?: string };

/** `name` and `title` are the first two lines of the resume, `rest` the others. */
type Write = (lines: { name: string; title: string; rest: string; variant: number }) => Written;

export const honest = (name: string, write: Write): HonestClass => ({
  name: `Word, ${name}`,
  format: 'Word',
  async write({ resume, variant }) {
    const [first = '', second = '', ...others] = resume.split('\n').filter((line) => line.trim());
    const { body, parts, pictures, background } = write({
      name: first,
      title: second,
      rest: others.join('\n'),
      variant,
    });
    return { document: asDocument(wordFile(body, parts, pictures, background)), text: resume };
  },
});
