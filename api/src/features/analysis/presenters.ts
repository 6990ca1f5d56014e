import type { Analysis, Candidate, Correction } from '@cotejo/contract';
import { openRequirements } from '@cotejo/pipeline';
import type { analyses } from '../../platform/database/schema/index.ts';
import { failureOf } from '../documents/failures.ts';
import { candidateName, type JobDescriptionRow, type ResumeRow } from '../documents/presenters.ts';

export type AnalysisRow = typeof analyses.$inferSelect;
/** What judges a candidate now; null where that is gone. */
export type Judge = Pick<JobDescriptionRow, 'id' | 'rubricVersion' | 'signals'> | null;
export type AnalyzedRow = { resume: ResumeRow; analysis: AnalysisRow | null };

/**
 * The analysis of a job description: best score first, candidates without a score last, equal scores in the order of
 * upload.
 */
export function presentAnalysis(
  { id, originalFileName, title, originalTitle, skills }: JobDescriptionRow,
  rows: AnalyzedRow[],
  corrections: (candidacyId: number) => Correction[],
  judge: Judge,
): Analysis {
  const scored = rows.map((row) => ({ ...row, score: scoreOf(row) }));
  const ranked = scored.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1) || a.resume.id - b.resume.id);
  const best = ranked[0];
  return {
    jobDescription: { id, originalFileName, title, originalTitle, skills },
    resumes: ranked.map(({ resume, analysis, score }) => ({
      id: resume.id,
      originalFileName: resume.originalFileName,
      name: candidateName(resume),
      isTranslated: resume.isTranslated,
      language: resume.language,
      matchScore: score,
      musts: score === null ? null : analysis!.musts,
      mustsMet: score === null ? null : analysis!.mustsMet,
      confidence: score === null ? null : (analysis?.confidence?.level ?? null),
      failure: failureOf(failureCode(resume)),
    })),
    selectedCandidate:
      best?.analysis && best.score !== null
        ? presentCandidate(best.resume, best.analysis, corrections(best.analysis.id), judge)
        : null,
  };
}

/** A resume that has failed has no score, even if an earlier match stored one. */
function scoreOf({ resume, analysis }: AnalyzedRow): number | null {
  return analysis && failureCode(resume) === null ? analysis.matchScore : null;
}

function failureCode({ state, failureCode, matchState, matchFailureCode }: ResumeRow): string | null {
  if (state === 'failed') return failureCode ?? 'document.not-prepared';
  return matchState === 'failed' ? (matchFailureCode ?? 'analysis.failed') : null;
}

/** The verdicts that count, and how they add up. */
export function presentVerdicts({
  requirements,
  arithmetic,
}: Pick<AnalysisRow, 'requirements' | 'arithmetic'>): Pick<Candidate, 'requirements' | 'arithmetic'> {
  return {
    requirements: requirements.flatMap(({ off, added: _, readWeight: _weight, ...requirement }) =>
      off ? [] : [requirement],
    ),
    arithmetic: arithmetic.filter(({ off }) => !off),
  };
}

/** Whether a score is of the present rubric. */
export const isJudgedBy = (analysis: AnalysisRow, judge: Judge): judge is NonNullable<Judge> =>
  judge?.id === analysis.jobDescriptionId && judge.rubricVersion === analysis.rubricVersion;

export function presentCandidate(
  resume: ResumeRow,
  analysis: AnalysisRow,
  corrections: Correction[],
  judge: Judge,
): Candidate {
  const {
    matchScore,
    musts,
    mustsMet,
    summary,
    technicalSummary,
    experienceSummary,
    keyStrengths,
    areasForConsideration,
    inSpanish,
    status,
    expectedSalary,
    confidence,
    rubricVersion,
    asOf,
  } = analysis;
  return {
    id: resume.id,
    analysisId: analysis.id,
    name: candidateName(resume),
    matchScore,
    musts,
    mustsMet,
    summary,
    technicalSummary,
    experienceSummary,
    keyStrengths,
    areasForConsideration,
    inSpanish: inSpanish && {
      ...inSpanish,
      technicalSummary: inSpanish.technicalSummary ?? null,
      experienceSummary: inSpanish.experienceSummary ?? null,
    },
    status,
    expectedSalary,
    originalFileName: resume.originalFileName,
    language: resume.language,
    isTranslated: resume.isTranslated,
    ...presentVerdicts(analysis),
    corrections,
    openRequirements: isJudgedBy(analysis, judge) ? openRequirements(analysis, judge.signals) : [],
    confidence,
    isPending: resume.matchState === 'queued',
    rubricVersion,
    warnings: analysis.warnings,
    cuts: resume.cuts,
    provenance: [...resume.provenance, ...analysis.provenance],
    asOf,
    createdAt: analysis.createdAt.toISOString(),
  };
}
