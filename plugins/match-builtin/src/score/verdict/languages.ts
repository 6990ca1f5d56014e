import type { Remarks, Requirement } from '@cotejo/plugin-kit';
import { findLanguageLevel, findLanguages } from '../../taxonomy/languages.ts';
import { fold } from '../../text/fold.ts';
import { type Proof, wholeLine } from '../evidence/quotes.ts';
import type { ScoreContext } from '../passages/context.ts';
import { notes } from './notes.ts';
import type { Finding } from './verdict.ts';

const usualLevel = 4;
const unstatedLevel = 4;
/** A language that only work is told of, as "tested texts in Polish", may have been spoken by somebody else. */
const levelAtWork = 3;
/** Credit of a language whose level is lower than asked: below that of what is met. */
const mostBelow = 0.74;
const writtenCredit = 0.7;
const writtenAs: Record<string, string> = { en: 'English', es: 'Spanish' };

/** Judges a spoken language by the level stated beside its name. Of several languages asked for, all count. */
export function judgeLanguage(requirement: Requirement, context: ScoreContext): Finding {
  const folded = fold(requirement.text);
  const wanted = findLanguageLevel(folded);
  const asked = findLanguages(folded);
  const either = /\b(?:or|o|u)\b/.test(folded);
  const findings = asked.map(({ name }) => judgeOne(name, wanted, context));
  const degrees = findings.map(({ degree }) => degree);
  const mean = degrees.reduce((sum, one) => sum + one, 0) / Math.max(1, degrees.length);
  // One of two that is spoken too little makes both a part of what is asked for.
  const isLow = ({ degree: one, note: told }: Finding, at: number): boolean =>
    one < 1 && !(writtenAs[context.language] === asked[at]!.name && isUnstated(told, asked[at]!.name));
  const all = findings.some(isLow) ? Math.min(mostBelow, mean) : mean;
  const degree = either ? Math.max(0, ...degrees) : all;
  const note = findings.find((finding) => finding.note)?.note;
  // Who writes in one of two languages has shown nothing of what the other is asked for.
  const spoken = findings.filter(({ note: told }) => !isWritten(told));
  if (!either && spoken.length > 0 && spoken.every((one) => one.degree === 0)) return spoken[0]!;
  return { degree, evidence: findings.flatMap(({ evidence }) => evidence), ...(note ? { note } : {}) };
}

/** The item of a list that names a language, with the level beside it: "English B2" of "Spanish native, English B2". */
const itemEnds = /[,;|•·\n]|\s+(?:and|y|e)\s+|\.\s/g;

function itemAround(folded: string, start: number, end: number): { start: number; end: number } {
  const aside = (inner: string, at: number): string =>
    at <= start && start < at + inner.length ? inner : '_'.repeat(inner.length);
  const marks = [...folded.replace(/\([^()]*\)/g, aside).matchAll(itemEnds)];
  return {
    start: marks.findLast((mark) => mark.index + mark[0].length <= start)?.index ?? 0,
    end: marks.find((mark) => mark.index >= end)?.index ?? folded.length,
  };
}

/** The level in the item or cell behind that of its language: "native" of "Spanish, native; English, fluent". */
function levelAfter(rest: string): number | undefined {
  const next = /^\s*[,:|]\s*([^,;|•·\n]*)/.exec(rest)?.[1] ?? '';
  return findLanguages(next).length === 0 ? findLanguageLevel(next) : undefined;
}

function judgeOne(name: string, wanted: number | undefined, context: ScoreContext): Finding {
  let best: Finding = { degree: 0, evidence: [], note: notes.unspoken(name) };
  for (const { segment } of context.segments) {
    const found = findLanguages(segment.folded).find((one) => one.name === name);
    if (!found) continue;
    const item = itemAround(segment.folded, found.start, found.end);
    const level =
      findLanguageLevel(segment.folded.slice(found.end, item.end)) ??
      findLanguageLevel(segment.folded.slice(item.start, found.start)) ??
      levelAfter(segment.folded.slice(item.end));
    const unstated = segment.section === 'experience' && segment.position ? levelAtWork : unstatedLevel;
    const share = (level ?? unstated) / (wanted ?? usualLevel);
    const least = level === undefined && writtenAs[context.language] === name ? writtenCredit : 0;
    const degree = share < 1 ? Math.max(least, Math.min(mostBelow, share)) : 1;
    const note = degree < 1 && { note: noteOn(name, level, wanted) };
    const place = { start: segment.start + item.start, end: segment.start + item.end };
    const proof = proofOf(segment, place);
    if (degree > best.degree) best = { degree, evidence: [proof], ...note };
  }
  return best.degree === 0 && writtenAs[context.language] === name ? writtenIn(name, wanted, context) : best;
}

/** Whether what is found of a language is no more than that the resume is written in it. */
const isWritten = (note: Remarks | undefined): boolean =>
  Object.values(writtenAs).some((name) => note?.note === notes.writtenIn(name).note);

/** Whether a resume states no level of a language. */
const isUnstated = (told: Remarks | undefined, name: string): boolean =>
  isWritten(told) || told?.note === notes.noLevel(name).note;

function proofOf(segment: Proof['segment'], { start, end }: { start: number; end: number }): Proof {
  const text = segment.text.slice(start - segment.start, end - segment.start);
  const content = text.replace(/^[\s.,;|•·]+(?:(?:and|y|e)\s+)?/, '').trimEnd();
  const from = start + text.indexOf(content);
  return { text: content, start: from, end: from + content.length, segment };
}

function noteOn(name: string, level: number | undefined, wanted: number | undefined): Remarks {
  if (level === undefined) return notes.noLevel(name);
  return wanted === undefined ? notes.unprofessional(name) : notes.lowLevel(name);
}

/**
 * A resume in a language shows the language, if not at which level; the longest passage of its beginning is the proof.
 */
function writtenIn(name: string, wanted: number | undefined, context: ScoreContext): Finding {
  const [proof] = context.segments
    .slice(0, 15)
    .map(({ segment }) => segment)
    .sort((a, b) => b.text.length - a.text.length || a.start - b.start);
  return {
    degree: wanted === undefined ? 1 : writtenCredit,
    evidence: proof ? [wholeLine(proof)] : [],
    note: notes.writtenIn(name),
  };
}
