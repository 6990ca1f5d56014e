import type { Point, Position, SummaryRequest } from '@cotejo/plugin-kit';
import { type Judged, judgedOf } from './judged.ts';
import { periodPhrase, positionPhrase, quoted, sentence, shortText } from './phrases.ts';

const maxStrengths = 5;
const maxConsiderations = 5;

/** The newest position in which one of the quotes stands. */
function positionOf({ verdict }: Judged, positions: readonly Position[]): Position | undefined {
  return positions.find(({ span }) => verdict.quotes.some(({ start }) => start !== undefined && span.start <= start && start < span.end));
}

function titleOf({ requirement }: Judged): string {
  if (requirement.kind === 'skill' && requirement.skills.length > 0) return requirement.skills.join(' or ');
  return shortText(requirement.text, 70);
}

/** Where the evidence for a requirement stands, in one or two sentences. */
function strengthText(judged: Judged, request: SummaryRequest): string {
  const position = positionOf(judged, request.profile.positions);
  const note = judged.verdict.note;
  const quote = judged.verdict.quotes[0];
  const where = position?.title ? `Shown as ${positionPhrase(position)} (${periodPhrase(position)})` : 'Stated in the resume';
  const text = quote ? `${where}: ${quoted(quote.text)}` : where;
  return note ? `${sentence(note)} ${sentence(text)}` : sentence(text);
}

/** One point for each title, in the order given. */
function distinct(points: Point[], limit: number): Point[] {
  const seen = new Set<string>();
  return points.filter(({ title }) => !seen.has(title) && seen.add(title)).slice(0, limit);
}

/** Requirements that are met, the weightiest first. */
export function strengthsOf(request: SummaryRequest): Point[] {
  const met = judgedOf(request).filter(({ verdict }) => verdict.verdict === 'met' && verdict.quotes.length > 0);
  return distinct(met.map((judged) => ({ title: titleOf(judged), description: strengthText(judged, request) })), maxStrengths);
}

function considerationText({ requirement, verdict }: Judged): string {
  const demand = requirement.must ? 'The job requires it' : 'The job description asks for it';
  if (verdict.verdict === 'missing') {
    return verdict.note ? `${sentence(verdict.note)} ${demand}.` : `${demand}; the resume does not show it.`;
  }
  const quote = verdict.quotes[0];
  const shown = quote ? `The nearest passage is ${quoted(quote.text)}` : 'The resume shows it in part';
  return verdict.note ? `${sentence(verdict.note)} ${sentence(shown)}` : `${demand}. ${sentence(shown)}`;
}

/** What a recruiter would ask about: unmet musts, then what is partly met, then other gaps. */
export function considerationsOf(request: SummaryRequest): Point[] {
  const judged = judgedOf(request);
  const pick = (must: boolean, verdict: string): Judged[] =>
    judged.filter((one) => one.requirement.must === must && one.verdict.verdict === verdict);
  const gaps = [...pick(true, 'missing'), ...pick(true, 'partial'), ...pick(false, 'missing')];
  const points = gaps.map((one) => ({ title: titleOf(one), description: considerationText(one) }));
  if (request.profile.positions.length === 0) {
    points.unshift({ title: 'No dated positions', description: 'No position with dates was found in the resume, so years of experience could not be counted.' });
  }
  return distinct(points, maxConsiderations);
}
