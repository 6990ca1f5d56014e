import { findLanguageLevel, findLanguages } from '../../taxonomy/languages.ts';
import { fold } from '../../text/fold.ts';
import { countWords } from '../../text/lines.ts';
import type { ResumeSegment } from '../segments.ts';
import { type Fact, withoutMarks } from './fact.ts';

const names = (text: string): number => findLanguages(fold(text)).length;
const levelOf = (text: string): number | undefined => findLanguageLevel(fold(text));

/** "Other: fluent in German": a label of a word or two that names neither a language nor a level. */
function withoutOtherLabel(text: string): string {
  const [found = '', label = ''] = /^([\p{L} ]{2,24})[:|]\s+(?=\p{L})/u.exec(text) ?? [];
  return found && names(label) === 0 && levelOf(label) === undefined && countWords(label) <= 2
    ? text.slice(found.length)
    : text;
}

/** What parts two languages of a list, where it stands outside brackets. */
const between = /\s*[,;|/•·]\s*|\s+(?:and|y|e|&)\s+/y;

/** The items of a list, each with what parts it from the one before. */
function itemsOf(text: string): { before: string; text: string }[] {
  const items = [{ before: '', text: '' }];
  let depth = 0;
  for (let at = 0; at < text.length;) {
    between.lastIndex = at;
    const [mark] = (depth === 0 && between.exec(text)) || [''];
    const character = mark || text.charAt(at);
    if (mark) items.push({ before: mark, text: '' });
    else items.at(-1)!.text += character;
    depth = Math.max(0, depth + Number(character === '(') - Number(character === ')'));
    at += character.length;
  }
  return items;
}

const inBrackets = /\s*\([^()]*\)$/;

/** "re" of "Spanish re": what a scan has left of a cell behind the name of a language. */
const leftOver = /^(\p{Lu}\p{L}+) \p{Ll}{1,3}$/u;

const withoutRest = (text: string): string => {
  const [, name = ''] = leftOver.exec(text) ?? [];
  return name && names(name) === 1 && levelOf(text) === undefined ? name : text;
};

/** "Guarani", "Urdu (basic)": what stands among languages and is called like one, though it is none of the list. */
const likeName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: \([^()]*\))?$/u;
const isOne = (text: string): boolean =>
  names(text) > 0 || (likeName.test(text.trim()) && levelOf(text.replace(inBrackets, '')) === undefined);

const joins = /^\s+(?:and|y|e|&)\s+$/;

/**
 * The languages of a line, each with its level: one that stands before several, or behind two that "and" joins, is that
 * of each.
 */
export function shownLanguages(line: string): string[] {
  const text = withoutMarks(withoutOtherLabel(line));
  const found: { before: string; text: string }[] = [];
  for (const item of itemsOf(text)) {
    const last = found.at(-1);
    if (last && !(isOne(item.text) && isOne(last.text)))
      found.splice(-1, 1, { before: last.before, text: `${last.text}${item.before}${item.text}` });
    else found.push(item);
  }
  if (found.length === 1) return [withoutRest(text)];
  const first = found[0]!.text;
  const opening = first.slice(0, findLanguages(fold(first))[0]?.start ?? 0);
  const shared = levelOf(opening) === undefined ? '' : opening;
  return found.map(({ text: own }, at) => {
    const next = found[at + 1];
    const [behind = ''] = (next && joins.test(next.before) && inBrackets.exec(next.text)) || [];
    const level = levelOf(own) === undefined && levelOf(behind) !== undefined ? behind : '';
    const before = at > 0 && levelOf(own) === undefined && !level ? shared : '';
    return withoutRest(withoutMarks(`${before}${own.trim()}${level}`));
  });
}

const fewWords = 4;
/** Whether a line gives the level of the language that the line before it ends with. */
const isLevelOf = (before: ResumeSegment, { text, folded, line, section }: ResumeSegment): boolean =>
  section === before.section &&
  line <= before.line + 2 &&
  names(text) === 0 &&
  findLanguageLevel(folded) !== undefined &&
  countWords(text) <= fewWords &&
  levelOf(itemsOf(before.text).at(-1)!.text || before.text) === undefined;

/** The languages that the section of them tells. */
export const languagesIn = (segments: readonly ResumeSegment[]): Fact[] =>
  segments.flatMap((segment, at) => {
    if (segment.section !== 'languages' || names(segment.text) === 0) return [];
    const next = segments[at + 1];
    const isLevel = next !== undefined && isLevelOf(segment, next);
    return [
      {
        passages: isLevel ? [[segment], [next]] : [[segment]],
        shownAs: ([text, level]) =>
          shownLanguages(level === undefined ? text! : `${withoutMarks(text!)} (${level.replace(/^\(|\)$/g, '')})`),
      },
    ];
  });
