import type { Point, SummaryRequest } from '@cotejo/plugin-kit';
import { type Judged, isOnlyListed, judgedOf } from './judged.ts';
import { listOf, nameOf, periodPhrase, positionPhrase, quoted, sentence, yearsPhrase } from './phrases.ts';

const maxStrengths = 5;
const maxConsiderations = 6;

/** Where the evidence for a requirement stands and for how long, in one or two sentences. */
function strengthText({ requirement, verdict, positions }: Judged): string {
  const [newest] = positions;
  const quote = verdict.quotes[0];
  const shown = quote ? `: ${quoted(quote.text)}` : '';
  if (requirement.kind === 'experience' && verdict.note) {
    const latest = newest ? sentence(`Most recently as ${positionPhrase(newest)} (${periodPhrase(newest)})`) : '';
    return `${sentence(verdict.note)} ${latest}`.trim();
  }
  if (!newest?.title) return sentence(`${requirement.kind === 'skill' ? 'Named' : 'Stated'} in the resume${shown}`);
  const months = positions.reduce((sum, position) => sum + position.months, 0);
  const long =
    positions.length > 1 && months >= 12 ? `, ${yearsPhrase(months / 12)} in ${positions.length} positions` : '';
  return sentence(`${positionPhrase(newest)} (${periodPhrase(newest)})${long}${shown}`);
}

/** One point for each title, in the order given. */
function distinct(points: Point[], limit: number): Point[] {
  const seen = new Set<string>();
  return points.filter(({ title }) => !seen.has(title) && seen.add(title)).slice(0, limit);
}

/** Requirements that are met, the weightiest first; those shown at work before those only stated. */
export function strengthsOf(request: SummaryRequest): Point[] {
  const met = judgedOf(request).filter(({ verdict }) => verdict.verdict === 'met' && verdict.quotes.length > 0);
  const rank = (one: Judged): number => Number(!one.requirement.must) * 2 + Number(isOnlyListed(one, request));
  const ranked = met.toSorted((a, b) => rank(a) - rank(b));
  return distinct(
    ranked.map((judged) => ({ title: nameOf(judged.requirement), description: strengthText(judged) })),
    maxStrengths,
  );
}

function gapText({ requirement, verdict }: Judged): string {
  const name = nameOf(requirement);
  const demand = requirement.must ? 'The job requires it.' : 'The job description asks for it.';
  const note = verdict.note ? sentence(verdict.note) : '';
  if (verdict.verdict === 'missing')
    return note ? `${note} ${demand}` : `${sentence(`The resume does not show ${name}`)} ${demand}`;
  const quote = verdict.quotes[0];
  const nearest = quote ? sentence(`The nearest passage is ${quoted(quote.text)}`) : '';
  return `${note || demand} ${nearest}`.trim();
}

const isShortOfYears = ({ requirement, verdict }: Judged): boolean =>
  requirement.minYears !== undefined && verdict.verdict !== 'met' && verdict.quotes.length > 0;

function gapTitle(judged: Judged): string {
  const name = nameOf(judged.requirement);
  return judged.verdict.verdict === 'missing' ? `Not shown: ${name}` : `Partly shown: ${name}`;
}

function listedPoint(judged: Judged[]): Point[] {
  if (judged.length === 0) return [];
  const names = [...new Set(judged.map(({ requirement }) => nameOf(requirement)))].slice(0, 5);
  const [are, them] = names.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const description = `${listOf(names)} ${are} named in the resume, but no position tells of work with ${them}.`;
  return [{ title: 'Named, but not shown at work', description }];
}

/**
 * What a recruiter would ask about: unmet musts, too few years, musts partly met, skills only listed, then other gaps.
 */
export function considerationsOf(request: SummaryRequest): Point[] {
  const judged = judgedOf(request);
  const pick = (must: boolean, verdict: string): Judged[] =>
    judged.filter((one) => one.requirement.must === must && one.verdict.verdict === verdict);
  const point = (one: Judged): Point => ({ title: gapTitle(one), description: gapText(one) });
  const missing = pick(true, 'missing');
  const partial = pick(true, 'partial');
  const listed = judged.filter((one) => one.requirement.must && isOnlyListed(one, request));
  const undated: Point[] =
    request.profile.positions.length > 0
      ? []
      : [
          {
            title: 'No dated positions',
            description: 'No position with dates was found in the resume, so years of experience could not be counted.',
          },
        ];
  const mustGaps = [
    ...missing,
    ...partial.filter(isShortOfYears),
    ...partial.filter((one) => !isShortOfYears(one)),
  ].map(point);
  const others =
    mustGaps.length > 0
      ? pick(false, 'missing')
          .filter(({ requirement }) => requirement.kind !== 'skill' || requirement.skills.length > 0)
          .map(point)
      : [];
  return distinct([...undated, ...mustGaps, ...listedPoint(listed), ...others], maxConsiderations);
}
