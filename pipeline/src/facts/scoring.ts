import type {
  BilingualText,
  CorrectedFacts,
  JobReading,
  Position,
  RequirementVerdict,
  ResumeProfile,
  Scoring,
} from '@cotejo/plugin-kit';
import { claimsOf, type Vocabulary, vocabularyOf } from '../text/grounding.ts';
import { type BorneOut, isBorneOut, isNamed, sift, vocabularyOfBoth } from './borne-out.ts';

type Input = {
  plugin: string;
  scoring: Scoring;
  job: Pick<JobReading, 'requirements'>;
  resume: BilingualText;
  asOf: string;
  corrected?: CorrectedFacts | undefined;
};

/**
 * A scorer's judgment held against the resume: positions, education, certificates, languages and skills that do not
 * stand in it are left out, and so are notes that say more than it does. A signal without a quote is marked with the
 * plugin's name. Verdicts and their quotes are held against the resume by `verifyScoring`.
 */
export function bearOutScoring({ plugin, scoring, job, resume, asOf, corrected }: Input): BorneOut<Scoring> {
  const given = vocabularyOfBoth(resume);
  const { value: profile, leftOut } = bearOutProfile(scoring.profile, resume, given, asOf, corrected);
  const asked = new Map(job.requirements.map(({ id, text }) => [id, text]));
  const saysMore = ({ requirementId, note = '' }: RequirementVerdict) => {
    const wanted = vocabularyOf(asked.get(requirementId) ?? '');
    return claimsOf(note, given).some((word) => !wanted.has(word) && !(Number(word) <= profile.totalYears));
  };
  const verdicts = scoring.verdicts.map(({ noteInSpanish: _, years, ...verdict }) => {
    const counted = years === undefined ? verdict : { ...verdict, years: Math.min(years, profile.totalYears) };
    if (!saysMore(verdict)) return counted;
    const { note: _note, ...rest } = counted;
    return rest;
  });
  const notes = scoring.verdicts.filter(saysMore).length;
  const signals = scoring.signals.map(({ labelInSpanish: _, ...signal }) =>
    signal.quotes.length > 0 ? signal : { ...signal, label: `${signal.label} (${plugin})` },
  );
  return { value: { verdicts, signals, profile }, leftOut: leftOut + notes };
}

function bearOutProfile(
  { inOriginal: _, ...profile }: ResumeProfile,
  resume: BilingualText,
  given: Vocabulary,
  asOf: string,
  corrected: CorrectedFacts = { positions: [], notSkills: [] },
): BorneOut<ResumeProfile> {
  const told = corrected.positions.flatMap(({ dates }) => Object.values(dates));
  const years = new Set([resume.original, resume.english, ...told].join('\n').match(/\d+/g));
  const isDated = (date: string | undefined) =>
    date === undefined || years.has(date.slice(0, 4)) || years.has(date.slice(2, 4));
  const positions = sift(
    profile.positions,
    ({ title, start, end }) => isBorneOut(title, given) && isDated(start) && isDated(end),
  );
  const [education, languages, certifications] = [profile.education, profile.languages, profile.certifications].map(
    (lines) => sift(lines, (line) => isBorneOut(line, given)),
  );
  const skills = sift(profile.skills, (skill) => isNamed(skill, given));
  const borne = positions.kept.map((position) => bearOutPosition(position, given, asOf));
  const inPositions = Math.round(borne.reduce((sum, { months }) => sum + months, 0) / 1.2) / 10;
  const value = {
    ...profile,
    positions: borne,
    totalYears: Math.min(profile.totalYears, inPositions),
    education: education!.kept,
    languages: languages!.kept,
    certifications: certifications!.kept,
    skills: skills.kept,
  };
  return {
    value,
    leftOut: [positions, education!, languages!, certifications!, skills].reduce((sum, one) => sum + one.leftOut, 0),
  };
}

/** A position without an employer whom the resume does not name, and no longer than its dates. */
function bearOutPosition(
  { employer, originalTitle, ...position }: Position,
  given: Vocabulary,
  asOf: string,
): Position {
  const { start, end, months } = position;
  const longest = start ? Math.max(0, monthOf(end ?? asOf) - monthOf(start) + 1) : 0;
  return {
    ...position,
    months: Math.min(months, longest),
    ...(originalTitle && isBorneOut(originalTitle, given) && { originalTitle }),
    ...(employer && isBorneOut(employer, given) && { employer }),
  };
}

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
