import { fold } from '../text/fold.ts';
import { sectionOf } from './headings.ts';
import type { JobLine } from './sections.ts';

const sought = /(?:looking for|seeking|hiring|recruiting|in search of|need|buscamos|busca|precisa|necesitamos|selecciona|position of|role of|role as|puesto de)(?: (?:an?|the|un|una|our next|experienced|skilled|talented|motivated|dedicated|passionate|proficient|highly|dynamic|proactive|results driven|detail oriented))* ([^.,;:!\n]{3,60})/i;
const closing = /\s+(?:to|who|with|for|that|in|at|on|whose|responsible|capable|for our|para|con|que|en)\s.*$/i;

const tidy = (title: string): string =>
  title.replace(/^[#*=\s-]+|[*=\s:-]+$/g, '').replace(/\s*[|@(].*$/, '').replace(/\s+-\s+(?:remote|hybrid|full.?time|part.?time).*$/i, '').replace(/\s+/g, ' ').trim();

const usable = (title: string): boolean => {
  const words = title.split(' ').length;
  return words <= 10 && title.length >= 2 && title.length <= 90 && /\p{L}{2}/u.test(title) && !/[.!?]$/.test(title);
};

/** The position's title: labelled, else the first line when it reads like a title, else what the text says it looks for. */
export function readTitle(text: string, lines: JobLine[]): string {
  const labelled = lines.find((line) => line.section === 'title');
  if (labelled && usable(tidy(labelled.text))) return tidy(labelled.text);
  const first = text.split('\n').map(tidy).find((line) => /\p{L}/u.test(line)) ?? '';
  if (usable(first) && !sectionOf(first) && !/^(?:we|our|the|at|join|are you|buscamos|somos)\b/.test(fold(first))) return first;
  const phrase = sought.exec(text.slice(0, 20_000))?.[1]?.replace(closing, '') ?? '';
  return usable(tidy(phrase)) ? tidy(phrase) : '';
}
