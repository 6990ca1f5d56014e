import { type BilingualText, type Cut, isForeign, type ResumeProfile } from '@cotejo/plugin-kit';
import type {
  Confidence,
  ConfidenceLevel,
  ConfidenceReason,
  DocumentKind,
  JudgedRequirement,
  PagesRead,
} from '../results.ts';

/** How far a document could be read. `cuts` and `pages` are missing for documents of which that is not known. */
export type Legibility = { text: BilingualText; cuts?: Cut[]; pages?: PagesRead };

export type ConfidenceInput = {
  job: Legibility & { title: string };
  /** `words` of the whole original, and those that were left out of the judgment. */
  resume: Legibility & { words: { all: number; leftOut: number } };
  /** The requirements as they were judged. */
  requirements: JudgedRequirement[];
  profile: Pick<ResumeProfile, 'positions' | 'sections' | 'believed'>;
};

/** Where a measured value begins to cost confidence (`medium`), and where there is little left (`low`). */
const limits = {
  ocrConfidence: { medium: 0.85, low: 0.7 },
  unreadPages: { medium: 0, low: 0.5 },
  leftOut: { medium: 0.05, low: 0.3 },
  words: { medium: 50, low: 20 },
  believed: { medium: 1, low: 0.5 },
  requirements: { medium: 5, low: 3 },
  unjudged: { medium: 0.2, low: 0.5 },
  hard: { medium: 0.5, low: 0.15 },
} as const;

type Lowering = Exclude<ConfidenceLevel, 'high'>;

/**
 * How far a score can be relied on, by what is known about the two documents and about the judging: each reason names
 * the best level that it leaves, and the level is the lowest of these, `high` without any; two kinds of doubt that each
 * leave `medium` leave `low`. The score itself plays no part, and is not changed.
 */
export function confidenceOf(input: ConfidenceInput): Confidence {
  const { job, resume, requirements } = input;
  const unjudged = requirements.filter((requirement) => !couldJudge(requirement, input)).length;
  const reasons = [
    ...legibility('resume', resume),
    ...content(input),
    ...legibility('job', job),
    ...rubric(job.title, requirements.length),
    ...judging(unjudged, requirements.length),
    ...evidence(requirements),
  ];
  const isLow = reasons.some(({ lowersTo }) => lowersTo === 'low') || new Set(reasons.map(({ code }) => code)).size > 1;
  const level = isLow ? 'low' : reasons.length > 0 ? 'medium' : 'high';
  return { level, judged: requirements.length - unjudged, requirements: requirements.length, reasons };
}

/** What keeps a document from being read in full. */
function legibility(document: DocumentKind, { text, cuts = [], pages }: Legibility): ConfidenceReason[] {
  const reasons: ConfidenceReason[] = [];
  if (isForeign(text)) reasons.push({ code: 'language', document, language: text.language, lowersTo: 'low' });
  if (pages?.confidence !== undefined) {
    const lowersTo = below(pages.confidence, limits.ocrConfidence);
    if (lowersTo)
      reasons.push({
        code: 'scan',
        document,
        pages: pages.recognised,
        of: pages.total,
        confidence: pages.confidence,
        lowersTo,
      });
  }
  if (pages) {
    const lowersTo = above(pages.unread / Math.max(1, pages.total), limits.unreadPages);
    if (lowersTo) reasons.push({ code: 'unread-pages', document, pages: pages.unread, of: pages.total, lowersTo });
  }
  for (const { what, limit } of cuts) reasons.push({ code: 'cut', document, what, limit, lowersTo: 'medium' });
  return reasons;
}

/** What a resume that could be read does not say, or says only in passages that do not count. */
function content({ resume: { text, words }, profile }: ConfidenceInput): ConfidenceReason[] {
  const reasons: ConfidenceReason[] = [];
  const share = words.leftOut / Math.max(1, words.all);
  const partly = above(share, limits.leftOut);
  if (partly) reasons.push({ code: 'left-out', share: Math.round(share * 100) / 100, lowersTo: partly });
  const brief = below(words.all, limits.words);
  if (brief) reasons.push({ code: 'short', words: words.all, lowersTo: brief });
  const { believed = 1 } = profile;
  const lowersTo = below(believed, limits.believed);
  if (lowersTo) reasons.push({ code: 'few-facts', lowersTo });
  // In a language that is not read, neither dates nor headings are expected to be recognized.
  if (isForeign(text) || profile.positions.length > 0) return reasons;
  const lacksSections = profile.sections?.length === 0;
  return [...reasons, lacksSections ? { code: 'no-resume', lowersTo: 'low' } : { code: 'undated', lowersTo: 'medium' }];
}

function rubric(title: string, requirements: number): ConfidenceReason[] {
  const untitled: ConfidenceReason[] = title ? [] : [{ code: 'no-title', lowersTo: 'medium' }];
  if (requirements === 0) return [...untitled, { code: 'no-requirements', lowersTo: 'low' }];
  const lowersTo = below(requirements, limits.requirements);
  return lowersTo ? [...untitled, { code: 'few-requirements', requirements, lowersTo }] : untitled;
}

/** How many requirements ask for something that can be looked up, and whether the must-haves are clear of the half. */
function evidence(requirements: JudgedRequirement[]): ConfidenceReason[] {
  const reasons: ConfidenceReason[] = [];
  const of = requirements.length;
  const hard = requirements.filter(({ kind, skills }) => kind !== 'skill' || skills.length > 0).length;
  const softly = below(hard / Math.max(1, of), limits.hard);
  if (softly && of > 0) reasons.push({ code: 'soft-requirements', hard, of, lowersTo: softly });
  const musts = requirements.filter(({ must }) => must);
  const count = (verdict: JudgedRequirement['verdict']) => musts.filter((one) => one.verdict === verdict).length;
  const [met, partial] = [count('met'), count('partial')];
  if (met * 2 < musts.length && (met + partial) * 2 >= musts.length)
    reasons.push({ code: 'close-musts', met, partial, of: musts.length, lowersTo: 'medium' });
  return reasons;
}

function judging(unjudged: number, requirements: number): ConfidenceReason[] {
  const lowersTo = above(unjudged / Math.max(1, requirements), limits.unjudged);
  return lowersTo ? [{ code: 'unjudged', unjudged, of: requirements, lowersTo }] : [];
}

/**
 * That something is not shown is a judgment where both texts could be read; years cannot be counted without a dated
 * position.
 */
function couldJudge(
  { verdict, minYears, skills }: JudgedRequirement,
  { job, resume, profile }: ConfidenceInput,
): boolean {
  if (verdict === 'met') return true;
  if (verdict === 'partial') return minYears === undefined || profile.positions.length > 0;
  return !isForeign(resume.text) && (skills.length > 0 || !isForeign(job.text));
}

type Limits = Record<Lowering, number>;

function below(value: number, { medium, low }: Limits): Lowering | undefined {
  return value < low ? 'low' : value < medium ? 'medium' : undefined;
}

function above(share: number, { medium, low }: Limits): Lowering | undefined {
  return share >= low ? 'low' : share > medium ? 'medium' : undefined;
}
