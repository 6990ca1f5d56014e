import type { Summary, SummaryRequest } from '@cotejo/plugin-kit';
import { type Judged, judgedOf } from './judged.ts';
import { listOf, periodPhrase, positionPhrase, sentence, shortText, yearsPhrase } from './phrases.ts';
import { considerationsOf, strengthsOf } from './points.ts';

const maxNamed = 4;

const named = (judged: Judged[]): string[] =>
  [...new Set(judged.map(({ requirement }) => (requirement.skills.length > 0 && requirement.kind === 'skill' ? requirement.skills.join(' or ') : shortText(requirement.text, 60))))].slice(0, maxNamed);

function countsText(judged: Judged[]): string {
  const count = (verdict: string, among: Judged[]): number => among.filter((one) => one.verdict.verdict === verdict).length;
  const musts = judged.filter(({ requirement }) => requirement.must);
  const base = musts.length > 0 ? musts : judged;
  const kind = musts.length > 0 ? 'stated requirements' : 'points of the job description';
  return `${count('met', base)} of ${base.length} ${kind} are met and ${count('partial', base)} are partly met`;
}

function summaryText(request: SummaryRequest, judged: Judged[]): string {
  const { candidateName, profile, job, score } = request;
  const latest = profile.positions[0];
  const role = latest?.title
    ? `${candidateName} ${latest.current ? 'works' : 'last worked'} as ${positionPhrase(latest)} and shows ${yearsPhrase(profile.totalYears)} in dated positions`
    : `The resume of ${candidateName} shows no dated positions`;
  const target = job.title ? `Against the position of ${job.title}` : 'Against this job description';
  const sentences = [role, `${target} the match is ${score} %: ${countsText(judged)}`];
  const met = named(judged.filter(({ verdict }) => verdict.verdict === 'met'));
  const missing = named(judged.filter(({ requirement, verdict }) => requirement.must && verdict.verdict === 'missing'));
  if (met.length > 0) sentences.push(`Best supported by the resume: ${listOf(met)}`);
  if (missing.length > 0) sentences.push(`Not shown: ${listOf(missing)}`);
  return sentences.map(sentence).join(' ');
}

function technicalText(request: SummaryRequest, judged: Judged[]): string {
  const skills = new Set(request.job.skills);
  const shared = request.profile.skills.filter((skill) => skills.has(skill)).slice(0, 10);
  const others = request.profile.skills.filter((skill) => !skills.has(skill)).slice(0, 8);
  const partial = named(judged.filter(({ requirement, verdict }) => requirement.kind === 'skill' && verdict.verdict === 'partial'));
  const sentences = [
    shared.length > 0 ? `Skills that the job asks for and the resume names: ${listOf(shared)}` : 'The resume names none of the skills that the job description lists',
  ];
  if (partial.length > 0) sentences.push(`Partly shown: ${listOf(partial)}`);
  if (others.length > 0) sentences.push(`Also named: ${listOf(others)}`);
  if (request.profile.certifications.length > 0) sentences.push(`Certificates: ${request.profile.certifications.slice(0, 3).map((line) => shortText(line, 80)).join('; ')}`);
  return sentences.map(sentence).join(' ');
}

function experienceText({ profile, candidateName }: SummaryRequest): string {
  const lines = profile.positions.slice(0, 6).map((position) => `${periodPhrase(position)}: ${positionPhrase(position) || 'position without a title'}`);
  const sentences = profile.positions.length > 0
    ? [`${candidateName} shows ${yearsPhrase(profile.totalYears)} of experience, overlapping positions counted once`, ...lines]
    : ['The resume gives no dates by which positions could be told apart'];
  if (profile.positions.length > lines.length) sentences.push(`${profile.positions.length - lines.length} earlier positions are in the resume`);
  if (profile.education.length > 0) sentences.push(`Education: ${profile.education.slice(0, 3).map((line) => shortText(line, 100)).join('; ')}`);
  if (profile.languages.length > 0) sentences.push(`Languages: ${profile.languages.slice(0, 4).map((line) => shortText(line, 60)).join('; ')}`);
  return sentences.map(sentence).join(' ');
}

/** Texts about a candidate for the recruiter; every sentence rests on a verdict or on the profile. */
export function summarise(request: SummaryRequest): Summary {
  const judged = judgedOf(request);
  return {
    summary: summaryText(request, judged),
    technicalSummary: technicalText(request, judged),
    experienceSummary: experienceText(request),
    keyStrengths: strengthsOf(request),
    areasForConsideration: considerationsOf(request),
  };
}
