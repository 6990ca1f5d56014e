import type { Requirement } from '@cotejo/plugin-kit';
import { isUnfinished } from '../../taxonomy/degrees.ts';
import { fold } from '../../text/fold.ts';
import { inGroup, matcherOf, patternOf, readTable } from '../../text/phrases.ts';
import { sentenceWith } from '../evidence/quotes.ts';
import type { ScoreContext } from '../passages/context.ts';
import { notes } from './notes.ts';
import type { Finding } from './verdict.ts';

const table = readTable(import.meta.url, 'clearances');
const levelOf = new Map(table.map(([level, name]) => [name, Number(level)]));
const named = new RegExp(`\\b${patternOf([...levelOf.keys()])}\\b`, 'g');
/** Levels whose name says by itself that a clearance is meant; "secret" alone does not. */
const telling = matcherOf(['clearance', 'clearances', 'cleared', 'vetting', ...inGroup(table, '5')]);
/** Who could get a clearance need not have one. */
const obtainable = /\b(?:obtain\w*|eligib\w*|get|able to|ability to)\b/;
/** How far a clearance is shown that is no longer held, or of a lower level. */
const unheld = 0.5;
const lower = 0.5;

const levelsIn = (folded: string): number[] =>
  telling.test(folded) ? [...folded.matchAll(named)].map(([name]) => levelOf.get(name)!) : [];

/** Judges a demand for a security clearance by its level; undefined for one that asks for none. */
export function judgeClearance({ text }: Requirement, context: ScoreContext): Finding | undefined {
  const demand = fold(text);
  const levels = levelsIn(demand);
  if (levels.length === 0 || obtainable.test(demand)) return undefined;
  const wanted = Math.min(...levels);
  const held = context.segments
    .map(({ segment }) => ({
      segment,
      level: Math.max(0, ...levelsIn(segment.folded)),
      isOver: isUnfinished(segment.folded),
    }))
    .filter(({ level }) => level > 0)
    .map((one) => ({ ...one, degree: one.isOver ? unheld : one.level < wanted ? lower : 1 }))
    .sort((a, b) => b.degree - a.degree || b.level - a.level || a.segment.start - b.segment.start);
  const [best] = held;
  if (!best) return { degree: 0, evidence: [] };
  const note = best.isOver ? notes.unheld : best.level < wanted ? notes.lowerClass : undefined;
  return {
    verdict: best.degree < 1 ? 'partial' : 'met',
    degree: best.degree,
    evidence: [sentenceWith(best.segment, (folded) => levelsIn(folded).includes(best.level))],
    ...(note && { note }),
  };
}
