import type { Outline } from '@cotejo/plugin-kit';
import { bitsOf, outlinedBy, termId } from '../../../api/src/features/outlines/outline.ts';
import { outlineResume } from '../../../pipeline/src/flows/outline.ts';
import type { PoolDocument } from '../../demo/seed-people.ts';
import { englishText, readPairs } from '../evaluation/dataset.ts';
import { asOf } from '../evaluation/matcher.ts';
import { prepareAll, prepareResumeText, tools } from '../evaluation/product.ts';
import { mixTexts } from './mixed-texts.ts';

/** Resumes that a pool is made of, and the vectors of their passages by key. */
export type PoolSource = {
  documentsOf(company: { companyId: number }): PoolDocument[];
  /** The texts of the documents, in their order, and how many real ones they are made of. */
  texts: string[];
  real: number;
  /** What the outlines say has made them, so that the product does not make them again. */
  madeBy: string;
  vectors: Map<string, Int8Array>;
  /** How many of the vectors are those of the real texts; the others are of sentences that lie beside others. */
  vectorsOfReal: number;
};

/** Makes `count` resumes out of those of an evaluation folder, with what they are found by. */
export async function readPoolSource(folder: string, count: number): Promise<PoolSource> {
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
  const vectorsOfReal = vectors.size;
  const real = [...new Set([...prepared.values()].map(({ text }) => text.english))];
  const texts = mixTexts(real, count);
  const outlined: Outline[] = [];
  for (const text of texts)
    outlined.push(await outlineResume({ resume: { text: englishText(text), excluded: [] }, asOf }, watched));
  return {
    vectors,
    vectorsOfReal,
    texts,
    real: real.length,
    madeBy: outlinedBy(tools.providers),
    documentsOf(company) {
      const ids = new Map<string, number>();
      const idOf = (term: string) => {
        const known = ids.get(term) ?? termId(company, term);
        ids.set(term, known);
        return known;
      };
      return outlined.map(({ terms, signature }, number) => ({
        text: texts[number]!,
        terms: [...new Set(terms.map(idOf))].sort((one, other) => one - other),
        signature: bitsOf(signature ?? new Uint8Array(64)),
      }));
    },
  };
}
