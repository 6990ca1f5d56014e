import type { Token } from 'markdown-it';

/** Receives text that is not shown. */
type Hide = (text: string) => void;

/** Comments of Liquid, MDX, Hugo, kramdown and Obsidian. */
const comments: [begin: RegExp, end: string][] = [
  [/\{%-?[ \t]*comment[ \t]*-?%\}/g, 'endcomment'],
  [/\{\/\*/g, '*/}'],
  [/\{\{-?[ \t]*\/\*/g, '*/'],
  [/\{::comment\}/g, '{:/'],
  [/(?<![\d%])%%(?!%)/g, '%%'],
];

/** Removes the comments of these dialects; one without an end is ordinary text. */
export function withoutComments(text: string, hide: Hide): string {
  for (const [begin, end] of comments) {
    const kept: string[] = [];
    let from = 0;
    for (const { index, 0: mark } of text.matchAll(begin)) {
      if (index < from) continue;
      const until = text.indexOf(end, index + mark.length);
      if (until < 0) break;
      hide(text.slice(index + mark.length, until));
      kept.push(text.slice(from, index));
      from = until + end.length;
    }
    text = kept.join('') + text.slice(from);
  }
  return text;
}

const note = /^ {0,3}\[\^([^\]\s]{1,60})\]:(.*(?:\n(?: {4}|\t).*)*)/gm;
const reference = /\[\^([^\]\s]{1,60})\]/g;

const labelsIn = (text: string): string[] => [...text.matchAll(reference)].map(([, label]) => label!);

/** Labels of footnotes to which the text refers; references in code and comments do not count. */
function shownLabels(body: Token[]): string[] {
  const texts = body.flatMap(({ children }) => children ?? []);
  return texts.filter(({ type }) => type === 'text').flatMap(({ content }) => labelsIn(content));
}

/** Removes footnotes that programs do not show: those without a reference, and all but the first with one label. */
export function withoutUnusedNotes(text: string, parse: (text: string) => Token[], hide: Hide): string {
  if (!text.includes('[^')) return text;
  const notes = new Map<string, { words: string; at: number }>();
  const body = text.replace(note, (_, label: string, words: string, at: number) => {
    if (!notes.has(label)) notes.set(label, { words, at });
    return '';
  });
  const used = new Set(shownLabels(parse(body)));
  // The loop also visits labels that are added during it: footnotes may refer to footnotes.
  for (const label of used) for (const other of labelsIn(notes.get(label)?.words ?? '')) used.add(other);
  return text.replace(note, (whole: string, label: string, words: string, at: number) => {
    if (used.has(label) && notes.get(label)!.at === at) return whole;
    hide(words);
    return '';
  });
}

/** Attributes that can hide text; others, such as classes, need a style sheet. */
const attributes = String.raw`[ \t]*((?:[^{}\n]*[ \t])?(?:style|hidden)\b[^{}\n]*)`;
const ofPassage = new RegExp(String.raw`\[([^\][\n]*)\]\{${attributes}\}`, 'g');
const ofBlock = new RegExp(String.raw`^[ \t]*\{:${attributes}\}[ \t]*$`);
const ofPart = new RegExp(String.raw`^:{3,}[ \t]*\{${attributes}\}[ \t]*$`);

/** Rewrites attributes of kramdown and Pandoc as HTML elements, so that only `Html` has to judge them. */
export function withElements(text: string): string {
  if (!text.includes('{') || !/style|hidden/.test(text)) return text;
  const lines: string[] = [];
  const parts: boolean[] = [];
  /** The line at which the current block begins. */
  let start = 0;
  const begin = (attributes: string) => `<div ${attributes}>`;
  for (const line of text
    .replace(ofPassage, (_, words, attributes) => `<span ${attributes}>${words}</span>`)
    .split('\n')) {
    const [, ofAll] = ofPart.exec(line) ?? [];
    const [, ofLast] = ofBlock.exec(line) ?? [];
    if (ofAll !== undefined) lines.push(begin(ofAll), '');
    else if (ofLast !== undefined) {
      lines.splice(start, 0, begin(ofLast), '');
      lines.push('', '</div>', '');
    } else if (/^:{3,}[ \t]*$/.test(line) && parts.pop()) lines.push('', '</div>', '');
    else lines.push(line);
    if (/^:{3,}[ \t]*\S/.test(line)) parts.push(ofAll !== undefined);
    if (line.trim() === '' || ofAll !== undefined) start = lines.length;
  }
  return lines.join('\n');
}
