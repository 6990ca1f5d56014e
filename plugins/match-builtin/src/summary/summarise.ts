import { nameless, type Summary, type SummaryRequest, type SummaryTexts } from '@cotejo/plugin-kit';
import { distinctPositions, isOfManner, type Judged } from './judged.ts';
import { judgedAs, type Material, materialOf } from './material.ts';
import type { Language } from '../taxonomy/names.ts';
import { considerationsOf, strengthsOf } from './points.ts';
import { describePosition } from './positions.ts';
import { asList, withoutHeading } from './quotes.ts';
import { technicalText } from './technical.ts';
import { monthOf, periodOf, shortText, paragraphOf } from './wording.ts';

const maxNamed = 4;
const maxPositions = 10;

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
  return career.last(name, newest, latest.end ? monthOf(latest.end, latest, wording, true) : '', years);
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
  const { wording, hasMusts } = material;
  const all = askedFor(material);
  const missing = judgedAs('missing', hasMusts, material);
  const gaps = namesOf(
    missing.filter((one) => !isOfManner(one)),
    material,
  );
  const isNoneShown = missing.length > 0 && having(all, 'missing').length === all.length;
  const asked = new Set(all.flatMap(({ requirement }) => requirement.skills));
  const named = new Set(all.map((one) => material.nameOf(one).text));
  const extra = (hasMusts ? judgedAs('met', false, material) : []).filter(
    (one) => !named.has(material.nameOf(one).text) && !one.requirement.skills.some((skill) => asked.has(skill)),
  );
  const beyond = namesOf(extra, material);
  return paragraphOf([
    careerText(material),
    fitText(material),
    material.isUnread
      ? wording.unread.sentence
      : wording.gaps(gaps, isNoneShown && gaps.length === 0 ? 0 : missing.length - gaps.length, hasMusts),
    beyond.length > 0 ? wording.beyond(beyond) : '',
  ]);
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
