import { fold } from '../text/fold.ts';
import { findYears } from '../text/numbers.ts';
import { readsAsDemand } from './nature.ts';

const maxSentence = 300;

/** Sentences of a line; one that runs on is cut. */
export function sentences(line: string): string[] {
  return line
    .split(/(?<=[\p{L}\p{N})+#]{2}[.;!?])\s+/u)
    .map((part) => part.slice(0, maxSentence).trim())
    .filter((part) => part.length > 1);
}

const maxItemWords = 6;
const usualItemWords = 3.5;

/** A piece that is nothing without its neighbours, as in "communication, both written and verbal". */
const half = /^both\s|(?:^|\s)(?:written|verbal|oral|spoken|analytical)$/i;

/** "Excel, Word, and filing" as its items; undefined where the line is a sentence, or ends in "or": those are alternatives. */
export function listItems(text: string): string[] | undefined {
  if (!/[,;]/.test(text) || text.includes(':')) return undefined;
  const items = text
    .replace(/\.$/, '')
    .split(/\s*[,;]\s*(?:and\s+|y\s+|e\s+)?|\s+(?:and|y)\s+(?=[^,;]*$)/)
    .filter(Boolean);
  if (items.length < 3 || items.some((item) => item.split(/\s+/).length > maxItemWords)) return undefined;
  if (/(?:^|\s)(?:or|and\/or|o|u)\s/i.test(items.at(-1)!) || /^(?:or|o)\s/i.test(items.at(-1)!)) return undefined;
  if (items.some((item) => half.test(item))) return undefined;
  const [first, ...others] = items;
  if (isWholeDemand(first!) && !others.some(isWholeDemand)) return undefined;
  const words = items.reduce((sum, item) => sum + item.split(/\s+/).length, 0);
  return words / items.length <= usualItemWords ? items : undefined;
}

/** "Degree in law, economics …" and "3 years in sales, retail …" are one demand. */
const isWholeDemand = (item: string): boolean =>
  /\b(?:degree|bachelor\S*|master\S*|diploma|grado|licenciatura|qualification|years?|anos|experience|experiencia|knowledge|understanding|conocimientos?|certified|licen[cs]e\w*) (?:of |de )?(?:\w+ )?(?:in|of|en|de|with|con|from|as)\b/.test(
    fold(item),
  );

const soughtWith =
  /^.*?\b(?:looking for|look for|seek(?:s|ing)?|search(?:es|ing)? for|hiring|recruiting|needs?|requires?|require)\b.*?\b(?:with|who (?:has|have|holds?|brings?)|having)\s+/i;

/** "We seek a nurse with three years in intensive care, fluent English and a licence" as its three demands. */
export function demandsOf(sentence: string): string[] {
  const lead = soughtWith.exec(sentence)?.[0] ?? '';
  const parts = sentence.slice(lead.length).split(/(?:,\s+(?:and|y)\s+|,\s+|\s+(?:and|y|as well as|plus)\s+)/);
  const demands: string[] = [];
  let from = lead.length;
  for (const part of parts) {
    const start = sentence.indexOf(part, from);
    const previous = demands.length - 1;
    if (previous >= 0 && !(readsAsDemand(part) && readsAsDemand(demands[previous]!)))
      demands[previous] += sentence.slice(from, start + part.length);
    else demands.push(part);
    from = start + part.length;
  }
  return demands;
}

const nextYears =
  /(?:\s*[,;]\s*(?:and\s+|y\s+)?|\s+(?:and|y|plus|as well as)\s+)(?=(?:at least|a minimum of|minimum|al menos|over|more than)?\s*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis)\+?\s(?:or more\s)?(?:years?|yrs?|anos?|años?)\b)/i;

/** "4 years as a planner, 2 years in SAP and 1 year of sales" as its three demands; other sentences stay whole. */
export function yearDemands(sentence: string): string[] {
  const parts = sentence.split(nextYears);
  return parts.every((part) => findYears(fold(part)) !== undefined) ? parts : [sentence];
}
