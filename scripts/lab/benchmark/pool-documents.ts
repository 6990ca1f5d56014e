import type { Outline } from '@cotejo/plugin-kit';
import { bitsOf, outlinedBy, termId } from '../../../api/src/features/outlines/outline.ts';
import { outlineResume } from '../../../pipeline/src/flows/outline.ts';
import type { PoolDocument } from '../../demo/seed-people.ts';
import { readPairs } from '../evaluation/dataset.ts';
import { asOf } from '../evaluation/matcher.ts';
import { prepareAll, prepareResumeText, tools } from '../evaluation/product.ts';

/** Resumes that a pool is made of, and the vectors of their passages by key. */
export type PoolSource = {
  documentsOf(company: { companyId: number }): PoolDocument[];
  /** What the outlines say has made them, so that the product does not make them again. */
  madeBy: string;
  vectors: Map<string, Int8Array>;
};

/** Reads the resumes of an evaluation folder, each text once, with what they are found by. */
export async function readPoolSource(folder: string): Promise<PoolSource> {
  const vectors = new Map<string, Int8Array>();
  const watched = {
    ...tools,
    vectors: {
      async get(keys: string[]) {
        const known = [...(await tools.vectors!.get(keys))];
        for (const [key, vector] of known) vectors.set(key, vector);
        return known;
      },
      async set(computed: ReadonlyMap<string, Int8Array>) {
        for (const [key, vector] of computed) vectors.set(key, vector);
        await tools.vectors!.set(computed);
      },
    },
  };
  const prepared = await prepareAll(readPairs(folder).resumes.values(), (text) => prepareResumeText(text, watched));
  const byText = new Map([...prepared.values()].map((resume) => [resume.text.english, resume]));
  const outlined: (Outline & { text: string })[] = [];
  for (const [text, resume] of byText) outlined.push({ ...(await outlineResume({ resume, asOf }, watched)), text });
  return {
    vectors,
    madeBy: outlinedBy(tools.providers),
    documentsOf: (company) =>
      outlined.map(({ text, terms, signature }) => ({
        text,
        terms: [...new Set(terms.map((term) => termId(company, term)))].sort((one, other) => one - other),
        signature: bitsOf(signature ?? new Uint8Array(64)),
      })),
  };
}
