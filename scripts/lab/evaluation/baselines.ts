import type { PairSet } from './dataset.ts';

/** Scores of a set's pairs, in its order. */
export type Ranker = (set: PairSet) => number[];

const stopWords = new Set(
  `a about after all also an and any are as at be been but by can could did do does for from had has have he her
his how if in into is it its may more most must no nor not of on only or other our out over own per she should
so some such than that the their them then there these they this those through to under up was we were what when
where which while who will with would you your`.split(/\s+/),
);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*[\p{L}\p{N}+#]|\p{L}/gu) ?? []).filter(
    (word) => !stopWords.has(word),
  );

const withPairs = (words: string[]): string[] => [
  ...words,
  ...words.slice(1).map((word, index) => `${words[index]} ${word}`),
];

function countsOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

type Counted = {
  jobs: Map<string, Map<string, number>>;
  resumes: Map<string, Map<string, number>>;
  rarity: (word: string) => number;
};

/** Word counts of every text, with rarities fitted on the very texts that are ranked. */
function countAll({ jobs, resumes }: PairSet, words: (text: string) => string[]): Counted {
  const count = (texts: PairSet['jobs']) =>
    new Map([...texts].map(([id, { text }]) => [id, countsOf(words(text))] as const));
  const counted = { jobs: count(jobs), resumes: count(resumes) };
  const all = [...counted.jobs.values(), ...counted.resumes.values()];
  const documents = countsOf(all.flatMap((counts) => [...counts.keys()]));
  return { ...counted, rarity: (word) => Math.log((1 + all.length) / (1 + (documents.get(word) ?? 0))) + 1 };
}

/** The share of the job's words that are in the resume. */
const keywordOverlap: Ranker = (set) => {
  const { jobs, resumes } = countAll(set, wordsOf);
  return set.pairs.map(({ jd_id: job, resume_id: resume }) => {
    const wanted = [...jobs.get(job)!.keys()];
    return wanted.filter((word) => resumes.get(resume)!.has(word)).length / Math.max(1, wanted.length);
  });
};

/**
 * Okapi BM25 (Robertson and others, 1994) with k1 1.2 and b 0.75; the job's words are the query, as often as they are
 * in it. Divided by the query's length, which changes no order within a job and makes jobs comparable: its strongest
 * form here.
 */
const bm25: Ranker = (set) => {
  const { jobs, resumes, rarity } = countAll(set, wordsOf);
  const total = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const lengths = new Map([...resumes].map(([id, counts]) => [id, total(counts)]));
  const usual = [...lengths.values()].reduce((sum, length) => sum + length, 0) / lengths.size;
  return set.pairs.map(({ jd_id: job, resume_id: resume }) => {
    const [query, counts] = [jobs.get(job)!, resumes.get(resume)!];
    const norm = 1.2 * (0.25 + (0.75 * lengths.get(resume)!) / usual);
    const sum = [...query].reduce((points, [word, times]) => {
      const count = counts.get(word) ?? 0;
      return points + (times * (rarity(word) - 1) * count * 2.2) / (count + norm);
    }, 0);
    return sum / Math.max(1, total(query));
  });
};

/** Cosine of sublinear TF-IDF vectors. */
const tfidf =
  (words: (text: string) => string[]): Ranker =>
  (set) => {
    const { jobs, resumes, rarity } = countAll(set, words);
    const weigh = (counts: Map<string, number>): Map<string, number> =>
      new Map([...counts].map(([word, count]) => [word, (1 + Math.log(count)) * rarity(word)]));
    const length = (vector: Map<string, number>): number =>
      Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
    const vectors = (texts: Counted['jobs']) => new Map([...texts].map(([id, counts]) => [id, weigh(counts)] as const));
    const [jobVectors, resumeVectors] = [vectors(jobs), vectors(resumes)];
    return set.pairs.map(({ jd_id: job, resume_id: resume }) => {
      const [a, b] = [jobVectors.get(job)!, resumeVectors.get(resume)!];
      return [...a].reduce((sum, [word, value]) => sum + value * (b.get(word) ?? 0), 0) / (length(a) * length(b));
    });
  };

/** One score for all: ties count half, so that this is what a random order reaches on average. */
const random: Ranker = (set) => set.pairs.map(() => 0);

/** What the matcher has to beat, by name. */
export const baselines: Record<string, Ranker> = {
  random,
  'keyword overlap': keywordOverlap,
  BM25: bm25,
  'TF-IDF': tfidf(wordsOf),
  'TF-IDF with word pairs': tfidf((text) => withPairs(wordsOf(text))),
};
