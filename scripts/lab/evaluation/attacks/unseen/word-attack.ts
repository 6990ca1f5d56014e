import { asDocument, type Parts, wordFile } from '@cotejo/plugin-kit/testing/word';
import type { AttackClass } from './attack.ts';
import { paragraphs, pick, themed } from './word-parts.ts';

type Written = { body: string; parts?: Parts; background?: string };
/** Writes the secret so that a reader does not see it, or in the same way in sight. */
type Write = (secret: string, hidden: boolean, variant: number) => Written;

export const hide = (name: string, write: Write): AttackClass => ({
  name: `Word, ${name}`,
  format: 'Word',
  async write({ resume, secret, variant }) {
    const make = async ({ body, parts, background }: Written) =>
      asDocument(wordFile(paragraphs(resume) + body, parts, {}, background));
    return {
      attacked: await make(write(secret, true, variant)),
      clean: await make({ body: '' }),
      plain: await make(write(secret, false, variant)),
    };
  },
});

/** Attacks by the look of the letters: properties of the run that hide, and that do not. */
export const byRun = (name: string, hiding: readonly string[], plain: readonly string[] = ['']): AttackClass =>
  hide(name, (secret, hidden, variant) => ({
    body: paragraphs(secret, pick(hidden ? hiding : plain, variant)),
    parts: themed(),
  }));

/** Attacks by the paragraph's properties. */
export const byParagraph = (
  name: string,
  hiding: readonly string[],
  plain: readonly string[] = [''],
  runs = '',
): AttackClass =>
  hide(name, (secret, hidden, variant) => ({ body: paragraphs(secret, runs, pick(hidden ? hiding : plain, variant)) }));
