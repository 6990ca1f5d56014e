import type { Position, Summary, SummaryRequest } from '@cotejo/plugin-kit';
import { type SkillKind, loadTaxonomy } from '../taxonomy/load.ts';
import { type Judged, isOnlyListed, judgedOf } from './judged.ts';
import { listOf, nameOf, periodPhrase, positionPhrase, sentence, shortText, yearsPhrase } from './phrases.ts';
import { considerationsOf, strengthsOf } from './points.ts';

const maxNamed = 4;
const maxPositions = 8;

const named = (judged: Judged[], limit = maxNamed): string[] =>
  [...new Set(judged.map(({ requirement }) => nameOf(requirement)))].slice(0, limit);

function careerText({ candidateName, profile }: SummaryRequest): string {
  const latest = profile.positions[0];
  if (!latest?.title) return `No dated positions were found in the resume of ${candidateName}`;
  const earlier = `${candidateName} ${latest.current ? 'works' : 'last worked'} as ${positionPhrase(latest)}`;
  return `${earlier} and has ${yearsPhrase(profile.totalYears)} of experience`;
}

function fitText({ job, score }: SummaryRequest, judged: Judged[]): string {
  const musts = judged.filter(({ requirement }) => requirement.must);
  const base = musts.length > 0 ? musts : judged;
  const count = (verdict: string): number => base.filter((one) => one.verdict.verdict === verdict).length;
  const target = job.title ? `For ${job.title} the match is ${score} %` : `The match is ${score} %`;
  if (base.length === 0) return target;
  const kind = musts.length > 0 ? 'required points' : 'points asked for';
  if (count('met') === base.length)
    return `${target}: ${base.length === 1 ? 'the one required point is met' : `all ${base.length} ${kind} are met`}`;
  const partly = count('partial') > 0 ? ` and ${count('partial')} partly` : '';
  return `${target}: ${count('met')} of ${base.length} ${kind} ${count('met') === 1 ? 'is' : 'are'} met${partly}`;
}

function summaryText(request: SummaryRequest, judged: Judged[]): string {
  const met = judged.filter((one) => one.verdict.verdict === 'met');
  const clear = met.filter(({ requirement }) => requirement.kind !== 'skill' || requirement.skills.length > 0);
  const strongest = named([
    ...clear.filter((one) => one.positions.length > 0 && !isOnlyListed(one, request)),
    ...clear,
  ]);
  const missing = named(judged.filter(({ requirement, verdict }) => requirement.must && verdict.verdict === 'missing'));
  const sentences = [careerText(request), fitText(request, judged)];
  if (strongest.length > 0) sentences.push(`The strongest evidence is for ${listOf(strongest)}`);
  if (missing.length > 0) sentences.push(`The resume does not show ${listOf(missing)}`);
  return sentences.map(sentence).join(' ');
}

const groups: readonly (readonly [string, readonly SkillKind[]])[] = [
  ['Technologies', ['technology']],
  ['Tools', ['tool']],
  ['Methods and fields', ['method', 'domain']],
];
const mostInGroup = 8;

/** Skills of the resume by kind, those that the job asks for first. */
function groupLines({ job, profile }: SummaryRequest): string[] {
  const { skills, byName } = loadTaxonomy();
  const wanted = new Set(job.skills);
  const others = profile.skills.filter((name) => !wanted.has(name) && skills[byName.get(name) ?? -1]?.common);
  const ordered = [...profile.skills.filter((name) => wanted.has(name)), ...others];
  return groups.flatMap(([label, kinds]) => {
    const names = ordered
      .filter((name) => byName.has(name) && kinds.includes(skills[byName.get(name)!]!.kind))
      .slice(0, mostInGroup);
    return names.length > 0 ? [`${label}: ${listOf(names)}`] : [];
  });
}

function technicalText(request: SummaryRequest, judged: Judged[]): string {
  const skilled = judged.filter(({ requirement }) => requirement.kind === 'skill' && requirement.skills.length > 0);
  const atWork = named(
    skilled.filter((one) => one.verdict.verdict === 'met' && one.positions.length > 0),
    8,
  );
  const listed = named(
    skilled.filter((one) => isOnlyListed(one, request)),
    6,
  );
  const absent = named(
    skilled.filter((one) => one.verdict.verdict === 'missing'),
    6,
  );
  const sentences = groupLines(request);
  if (atWork.length > 0) sentences.unshift(`Asked for and shown at work: ${listOf(atWork)}`);
  if (listed.length > 0) sentences.push(`Asked for and only named: ${listOf(listed)}`);
  if (absent.length > 0) sentences.push(`Asked for and not found: ${listOf(absent)}`);
  const certificates = request.profile.certifications.slice(0, 3).map((line) => shortText(line, 80));
  if (certificates.length > 0) sentences.push(`Certificates: ${certificates.join('; ')}`);
  return sentences.length > 0 ? sentences.map(sentence).join(' ') : 'The resume names no skill that is known.';
}

const countOf = ({ length }: readonly Position[]): string => `${length} ${length === 1 ? 'position' : 'positions'}`;

function experienceText({ profile }: SummaryRequest): string {
  const lines = profile.positions
    .slice(0, maxPositions)
    .map((position) => `${periodPhrase(position)}: ${positionPhrase(position) || 'position without a title'}`);
  const sentences =
    lines.length > 0
      ? [
          `${yearsPhrase(profile.totalYears)} of experience in ${countOf(profile.positions)}, overlaps counted once`,
          ...lines,
        ]
      : ['No dates were found by which positions could be told apart'];
  if (profile.positions.length > lines.length)
    sentences.push(`${profile.positions.length - lines.length} earlier positions are in the resume`);
  if (profile.education.length > 0)
    sentences.push(
      `Education: ${profile.education
        .slice(0, 3)
        .map((line) => shortText(line, 100))
        .join('; ')}`,
    );
  if (profile.languages.length > 0)
    sentences.push(
      `Languages: ${profile.languages
        .slice(0, 4)
        .map((line) => shortText(line.replace(/\s*\|\s*/g, ': '), 60))
        .join('; ')}`,
    );
  return sentences.map(sentence).join(' ');
}

/** The texts about a candidate; every sentence rests on a verdict or on the profile. */
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
