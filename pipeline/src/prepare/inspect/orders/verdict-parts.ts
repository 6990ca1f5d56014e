import type { Hit } from './lexicon.ts';
import type { Concept } from './concepts.ts';
import { has, type Reading } from './reading.ts';
import type { Sentence } from './sentence.ts';

/** The parts of a finished verdict in a sentence or line. */
export type VerdictParts = {
  /**
   * Names of a verdict's parts with a value as applicants want it; how many of them only a judgment has, and whether
   * one is a match in figures.
   */
  pairs: number;
  ofJudgement: number;
  isMatch: boolean;
  /** Whether the text that is judged seems to begin here, as in examples for a model. */
  isExample: boolean;
  /** Whether it tells of something built. */
  isWork: boolean;
};

export function verdictPartsIn({ readings }: Sentence): VerdictParts {
  const parts = readings.map((reading): VerdictParts => {
    const pairsOf = (key: Concept, values: Concept[]): Set<number> =>
      new Set((reading.hits.get(key) ?? []).filter((hit) => hasValue(reading, hit, values)).map(({ to }) => to));
    const ofJudgement = pairsOf('matchKey', wantedValues);
    return {
      pairs: new Set([...ofJudgement, ...pairsOf('verdictKey', wantedValues)]).size,
      ofJudgement: ofJudgement.size,
      isMatch: pairsOf('matchKey', ['best', 'good']).size > 0,
      isExample: (reading.hits.get('example') ?? []).some(
        ({ from, to }) => from <= 1 && reading.words[to - 1]!.gap.trimStart().startsWith(':'),
      ),
      isWork: has(reading, 'work'),
    };
  });
  const none = { pairs: 0, ofJudgement: 0, isMatch: false, isExample: false, isWork: false };
  return parts.reduce(
    (a, b) => ({
      pairs: Math.max(a.pairs, b.pairs),
      ofJudgement: Math.max(a.ofJudgement, b.ofJudgement),
      isMatch: a.isMatch || b.isMatch,
      isExample: a.isExample || b.isExample,
      isWork: a.isWork || b.isWork,
    }),
    none,
  );
}

const wantedValues: Concept[] = ['best', 'good', 'fulfilled', 'meetsAll', 'verdictValue'];

/** Whether a mark and one of the values stand behind a name. */
function hasValue({ words, hits }: Reading, { concept, to }: Hit, values: Concept[]): boolean {
  const isBeside = /[:=|>→–—-]|"\s*,/.test(words[to - 1]!.gap);
  // A figure may follow the name of a match without a mark.
  if (!isBeside && !(concept === 'matchKey' && /^(?:9\d|100)$/.test(words[to]?.word ?? ''))) return false;
  return values.some((value) => (hits.get(value) ?? []).some(({ from }) => from >= to && from <= to + 1));
}
