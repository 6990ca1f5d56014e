import type { Point, Summary, SummaryTexts } from '@cotejo/plugin-kit';

const longest = { summary: 2_000, title: 120, description: 600 };
const mostPoints = 8;

/** A summariser's texts, cut to what a candidate's card can hold; empty ones are left out. */
export function boundSummary({ inSpanish, ...english }: Summary): Summary {
  return { ...boundTexts(english), ...(inSpanish && { inSpanish: boundTexts(inSpanish) }) };
}

function boundTexts(summary: SummaryTexts): SummaryTexts {
  const technical = shorten(summary.technicalSummary ?? '', longest.summary);
  const experience = shorten(summary.experienceSummary ?? '', longest.summary);
  return {
    summary: shorten(summary.summary, longest.summary),
    ...(technical && { technicalSummary: technical }),
    ...(experience && { experienceSummary: experience }),
    keyStrengths: boundPoints(summary.keyStrengths),
    areasForConsideration: boundPoints(summary.areasForConsideration),
  };
}

function boundPoints(points: Point[]): Point[] {
  return points
    .map(({ title, description }) => ({
      title: shorten(title, longest.title),
      description: shorten(description, longest.description),
    }))
    .filter(({ title }) => title)
    .slice(0, mostPoints);
}

/** At most `most` characters, ended after a whole word. */
function shorten(text: string, most: number): string {
  const clean = text.trim();
  if (clean.length <= most) return clean;
  const head = clean.slice(0, most - 1);
  const end = head.lastIndexOf(' ');
  return `${head.slice(0, end > most / 2 ? end : head.length).toWellFormed()}…`;
}
