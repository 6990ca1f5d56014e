import { nameless, type ResumeProfile, type Summary, type SummaryRequest, type SummaryTexts } from '@cotejo/plugin-kit';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { distinctPositions, isSoft, type Judged, skillsNamed } from './judged.ts';
import { type Material, materialOf } from './material.ts';
import { inSentence, type Language } from '../taxonomy/names.ts';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { saysSkill } from '../taxonomy/says.ts';
import { considerationsOf, strengthsOf } from './points.ts';
import { describePosition } from './positions.ts';
import { asList, withoutHeading, wordsIn } from './quotes.ts';
import { monthOf, periodOf, shortText, paragraphOf } from './wording.ts';

const maxNamed = 4;
const maxPositions = 10;
const maxSkills = 8;

/** The names of some requirements, each once, without those that only their own words name. */
function namesOf(judged: Judged[], { nameOf }: Material, most = maxNamed): string[] {
  const names = judged.map(nameOf).flatMap(({ text, isQuoted }) => (isQuoted ? [] : [text]));
  // "4 years in payroll" says "payroll".
  const isSaid = (name: string): boolean => names.some((other) => other !== name && other.endsWith(` ${name}`));
  return [...new Set(names)].filter((name) => !isSaid(name)).slice(0, most);
}

const having = (judged: Judged[], verdict: string): Judged[] => judged.filter((one) => one.verdict.verdict === verdict);

function careerText({ request, language, wording }: Material): string {
  const { candidateName, profile } = request;
  const { career } = wording;
  const name = candidateName === nameless ? undefined : candidateName;
  const years = wording.years(profile.totalYears);
  const [latest] = profile.positions;
  if (!latest) return career.undated(name);
  const newest = describePosition(latest, language, wording);
  if (!newest) return career.untitled(name, years, distinctPositions(profile.positions).length);
  if (newest.named === 'other') return career.given(name, newest.where, newest.when, years);
  if (latest.current) return career.now(name, newest, years);
  return career.last(name, newest, latest.end ? monthOf(latest.end, latest, wording) : '', years);
}

const longestNames = 120;
/** Names that have room in a sentence; none where they have not. */
const few = (names: string[]): string[] => (names.join(', ').length <= longestNames ? names : []);

/** The musts, or all points of a job without any. */
const askedFor = ({ judged, hasMusts }: Material): Judged[] =>
  judged.filter(({ requirement }) => requirement.must || !hasMusts);

function fitText(material: Material): string {
  const all = askedFor(material);
  const [met, partial] = [having(all, 'met'), having(all, 'partial')];
  return material.wording.fit({
    isMust: material.hasMusts,
    total: all.length,
    met: met.length,
    partial: partial.length,
    shown: namesOf(met, material),
    partly: few(namesOf(partial.filter(material.isBest), material)),
  });
}

function summaryText(material: Material): string {
  const { judged, wording, isBest, hasMusts } = material;
  const all = askedFor(material);
  const missing = having(all, 'missing');
  const gaps = namesOf(missing.filter(isBest), material, Infinity);
  const asked = new Set(all.flatMap(({ requirement }) => requirement.skills));
  const named = new Set(all.map((one) => material.nameOf(one).text));
  const extra = having(judged, 'met').filter(
    (one) =>
      hasMusts &&
      !one.requirement.must &&
      !named.has(material.nameOf(one).text) &&
      !one.requirement.skills.some((skill) => asked.has(skill)),
  );
  const beyond = namesOf(extra, material);
  return paragraphOf([
    careerText(material),
    fitText(material),
    material.isUnread
      ? wording.unread.sentence
      : wording.gaps(gaps.slice(0, maxNamed), missing.length - Math.min(gaps.length, maxNamed), hasMusts),
    beyond.length > 0 ? wording.beyond(beyond) : '',
  ]);
}

/** Skills of the resume that the job does not ask for, tools and technologies first. */
function otherSkills({ request: { job, profile }, language }: Material): string[] {
  const { skills, byName } = loadTaxonomy();
  const asked = new Set([...job.skills, ...job.requirements.flatMap((one) => one.skills)]);
  const others = profile.skills.flatMap((name) => {
    const skill = skills[byName.get(name) ?? -1];
    return skill?.common && skill.kind !== 'soft' && !asked.has(name) && !namesOccupation(name) ? [skill] : [];
  });
  const isTool = ({ kind }: (typeof others)[number]): boolean => kind === 'technology' || kind === 'tool';
  return [...others.filter(isTool), ...others.filter((one) => !isTool(one))].map(({ name }) =>
    inSentence(name, language),
  );
}

const wordsOf = (text: string): string[] => wordsIn(text).map((word) => word.replace(/s$/, ''));

/** Whether a text has the last word of a skill's name: one that speaks of engineers asks for no engineering. */
const namesIt = (text: string, skill: string): boolean => wordsOf(text).includes(wordsOf(skill).at(-1) ?? '');

/**
 * The skills asked for, in the order of their weight, that nothing shows and the resume does not name; those that only
 * stand for what is asked are none of its words.
 */
function absentSkills(skilled: Judged[], profile: ResumeProfile): string[] {
  const shown = skilled.filter(({ verdict }) => verdict.verdict !== 'missing');
  const known = new Set([...profile.skills, ...shown.flatMap(({ requirement }) => requirement.skills)]);
  const asked = having(skilled, 'missing').flatMap(({ requirement: { skills, text } }) =>
    skills.filter((skill) => saysSkill(text, skill) && namesIt(text, skill)),
  );
  return [...new Set(asked)].filter((skill) => !known.has(skill) && !isSoft(skill));
}

function technicalText(material: Material): string {
  const { request, judged, wording, language } = material;
  const { profile } = request;
  const skilled = judged.filter(({ requirement }) => requirement.kind === 'skill' && requirement.skills.length > 0);
  const met = having(skilled, 'met');
  const inWords = (skills: string[]): string[] => skills.map((skill) => inSentence(skill, language));
  const atWork = inWords(
    skillsNamed(
      met.filter(({ positions }) => positions.length > 0),
      profile,
    ),
  );
  const listed = inWords(skillsNamed(met.filter(material.isOnlyListed), profile));
  const absent = inWords(absentSkills(skilled, profile));
  const others = otherSkills(material).slice(0, maxSkills);
  const certificates = material.lines.certifications.slice(0, 3).map((line) => shortText(withoutHeading(line), 80));
  const say = (names: string[], sentence: (names: string[]) => string): string =>
    names.length > 0 ? sentence(names) : '';
  const { technical } = wording;
  const text = paragraphOf([
    say(atWork.slice(0, 8), technical.atWork),
    say(listed.slice(0, 6), wording.listed),
    say(others, (names) => technical.others(names, atWork.length + listed.length > 0)),
    say(material.isUnread ? [] : absent.slice(0, 6), technical.absent),
    say(certificates, technical.certificates),
  ]);
  return text || technical.none;
}

/** The career as lines, newest first. */
function experienceText({
  request: { profile },
  language,
  wording,
  lines: { education, languages },
}: Material): string {
  const { experience } = wording;
  const { totalYears } = profile;
  const positions = distinctPositions(profile.positions);
  const shown = positions.slice(0, maxPositions);
  const lines = shown.map((position) => {
    const when = periodOf(position, wording);
    const where = describePosition(position, language, wording)?.where ?? position.employer ?? experience.untitled;
    return when ? `${when}: ${where}` : where;
  });
  const short = (texts: string[], most: number, limit: number): string[] =>
    texts.slice(0, most).map((line) => shortText(asList(withoutHeading(line)), limit));
  return [
    positions.length > 0 ? experience.head(wording.years(totalYears), positions.length) : experience.undated,
    ...lines,
    ...(positions.length > shown.length ? [experience.earlier(positions.length - shown.length)] : []),
    ...(education.length > 0 ? [experience.education(short(education, 3, 100))] : []),
    ...(languages.length > 0 ? [experience.languages(short(languages, 4, 60))] : []),
  ]
    .map((line) => paragraphOf([line]))
    .join('\n');
}

function textsIn(request: SummaryRequest, language: Language): SummaryTexts {
  const material = materialOf(request, language);
  return {
    summary: summaryText(material),
    technicalSummary: technicalText(material),
    experienceSummary: experienceText(material),
    keyStrengths: strengthsOf(material),
    areasForConsideration: considerationsOf(material),
  };
}

/** The texts about a candidate; every sentence rests on a verdict or on the profile. */
export const summarise = (request: SummaryRequest): Summary => ({
  ...textsIn(request, 'en'),
  inSpanish: textsIn(request, 'es'),
});
