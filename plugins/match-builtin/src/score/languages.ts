import type { Requirement } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { findLanguageLevel, findLanguages } from '../text/languages.ts';
import type { ScoreContext } from './context.ts';
import type { Finding } from './verdict.ts';

const usualLevel = 4;
const unstatedLevel = 4;
const reach = 45;
const writtenCredit = 0.7;

/** Judges a spoken language by the level stated beside its name. Of several languages asked for, all count. */
export function judgeLanguage(requirement: Requirement, context: ScoreContext): Finding {
  const folded = fold(requirement.text);
  const wanted = findLanguageLevel(folded);
  const asked = findLanguages(folded);
  const either = /\b(?:or|o|u)\b/.test(folded);
  const findings = asked.map(({ name }) => judgeOne(name, wanted, context));
  const degrees = findings.map(({ degree }) => degree);
  const degree = either
    ? Math.max(0, ...degrees)
    : degrees.reduce((sum, one) => sum + one, 0) / Math.max(1, degrees.length);
  const note = findings.find((finding) => finding.note)?.note;
  return { degree, evidence: findings.flatMap(({ evidence }) => evidence), ...(note ? { note } : {}) };
}

function judgeOne(name: string, wanted: number | undefined, context: ScoreContext): Finding {
  let best: Finding = { degree: 0, evidence: [], note: `${name} is not mentioned` };
  for (const { segment } of context.segments) {
    const found = findLanguages(segment.folded).find((one) => one.name === name);
    if (!found) continue;
    const level =
      findLanguageLevel(segment.folded.slice(found.end, found.end + reach)) ??
      findLanguageLevel(segment.folded.slice(Math.max(0, found.start - reach), found.start));
    const degree = Math.min(1, (level ?? unstatedLevel) / (wanted ?? usualLevel));
    if (degree > best.degree)
      best = { degree, evidence: [segment], ...(degree < 1 && { note: noteOn(name, level, wanted) }) };
  }
  return best.degree === 0 && name === 'English' && context.language === 'en' ? writtenIn(context) : best;
}

function noteOn(name: string, level: number | undefined, wanted: number | undefined): string {
  if (level === undefined) return `The level of ${name} is not stated`;
  return wanted === undefined ? `${name} below a professional level` : `${name} at a lower level than asked`;
}

/** A resume in English shows some English; the longest passage of its beginning is the proof. */
function writtenIn(context: ScoreContext): Finding {
  const [proof] = context.segments
    .slice(0, 15)
    .map(({ segment }) => segment)
    .sort((a, b) => b.text.length - a.text.length || a.start - b.start);
  return {
    degree: writtenCredit,
    evidence: proof ? [proof] : [],
    note: 'Not stated; the resume is written in English',
  };
}
