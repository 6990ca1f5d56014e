import type { HiddenPassage } from '@cotejo/plugin-kit';
import { joinLines, withDot } from './layout.ts';

/*
 * Markdown is read line by line rather than with a parser: the text must keep the lines that its author wrote, a tree
 * of blocks and spans would be flattened again at once, and known parsers take quadratic time on hostile nesting.
 */

/** What a rendered page does not show: comments, elements that hide, and the `[//]: # (…)` form of a comment. */
const unseen = [
  /<!--([\s\S]*?)(?:-->|$(?![\s\S]))/g,
  /<(?:script|style|template)\b[^<>]{0,500}>([\s\S]*?)(?:<\/(?:script|style|template)\s*>|$(?![\s\S]))/gi,
  /<(?:p|div|span|section|li|td)\b[^<>]{0,500}(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|\shidden\b)[^<>]{0,500}>([^<]*)/gi,
  /^[ \t]{0,3}\[(?:\/\/|comment|#)\]:[ \t]{0,9}#?[ \t]{0,9}[("']([^\n]{0,9000})[)"'][ \t]{0,9}$/gim,
];

function takeUnseen(markdown: string): { rest: string; hidden: HiddenPassage[] } {
  const hidden: HiddenPassage[] = [];
  let rest = markdown;
  for (const pattern of unseen) {
    rest = rest.replace(pattern, (_, inside: string) => {
      const text = inside.trim();
      if (/[\p{L}\p{N}]/u.test(text)) hidden.push({ text, reason: 'hidden-run' });
      return '';
    });
  }
  return { rest, hidden };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©', ndash: '–', mdash: '—' };

function entity(whole: string, name: string): string {
  const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (!code) return entities[name.toLowerCase()] ?? whole;
  const point = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16);
  const isText = point >= 32 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isText ? String.fromCodePoint(point) : '';
}

/** Escaped punctuation waits in the private use area while markup is taken off. */
const escaped = /\\([!-/:-@[-`{-~])/g;
const toPrivate = (character: string) => String.fromCharCode(0xe000 + character.charCodeAt(0));
const fromPrivate = (text: string) => text.replace(/[\ue021-\ue07e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xe000));

/** Markup inside a line: images and links keep their words and addresses, emphasis and code their words. */
function plainInline(line: string): string {
  const text = line
    .replace(escaped, (_, character: string) => toPrivate(character))
    .replace(/<([^\s<>]{3,600})>/g, (whole, target: string) => (/@|:\/\//.test(target) ? target.replace(/^mailto:/, '') : whole))
    .replace(/!?\[([^[\]]{0,1000})\]\(\s*<?([^\s()<>]{0,1000})>?(?:\s+["'(][^"')\n]{0,300}["')])?\s*\)/g, linkText)
    .replace(/!?\[([^[\]]{1,1000})\]\[[^[\]]{0,200}\]/g, '$1')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,1000}>/gi, '')
    .replace(/(`{1,3})([^`]{1,1000})\1/g, (_, _ticks, code: string) => code)
    .replace(/(?<![\p{L}\p{N}*])\*{1,3}(?=\S)|(?<=\S)\*{1,3}(?![\p{L}\p{N}*])/gu, '')
    .replace(/\*\*/g, '')
    .replace(/(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu, '')
    .replace(/~~(?=\S)|(?<=\S)~~/g, '')
    .replace(/&(#?[a-z0-9]{1,8});/gi, entity);
  return fromPrivate(text);
}

/** Link addresses that a recruiter would follow are kept behind the link's words. */
function linkText(_: string, words: string, address: string): string {
  const target = address.replace(/^(?:mailto|tel):/i, '');
  return words === '' || words === target || !/^(?:https?:\/\/|mailto:|tel:)/i.test(address) ? words : `${words} (${target})`;
}

const tableRule = /^\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?::?-+:?)?$/;

function plainLine(line: string): string {
  const unquoted = line.replace(/^(?:[ \t]{0,3}>[ \t]?)+/, '').trim();
  if (/^(?:[-*_=][ \t]*){3,}$/.test(unquoted)) return '';
  const heading = /^#{1,6}(?:[ \t]+|$)(.*)$/.exec(unquoted);
  if (heading) return plainInline(heading[1]!.replace(/#{1,6}$/, '').trimEnd());
  if (/^\|.*\|$/.test(unquoted)) {
    const cells = unquoted.slice(1, -1).split('|').map((cell) => plainInline(cell).trim());
    return cells.filter((cell) => cell !== '').join(' | ');
  }
  const definition = /^\[([^\]]{1,200})\]:[ \t]*(\S+)/.exec(unquoted);
  if (definition) return `${definition[1]}: ${definition[2]}`;
  const item = /^[-*+][ \t]+(?:\[[ xX]\][ \t]+)?(.*)$/.exec(unquoted);
  if (item) return `• ${plainInline(withDot(item[1]!).replace(/^• /, ''))}`;
  return plainInline(unquoted.replace(/\\$/, ''));
}

/** The words of a Markdown document as a rendered page shows them, and the passages that it would not show. */
export function readMarkdown(markdown: string): { text: string; hidden: HiddenPassage[] } {
  const { rest, hidden } = takeUnseen(markdown);
  const lines: string[] = [];
  let inCode = false;
  for (const line of rest.split('\n')) {
    const fence = /^[ \t]{0,3}(?:`{3,}|~{3,})/.test(line);
    if (fence) inCode = !inCode;
    else if (inCode) lines.push(line);
    else if (!tableRule.test(line.trim())) lines.push(plainLine(line));
    if (!inCode && /^[ \t]{0,3}#{1,6}[ \t]/.test(line) && lines.length > 1) lines.splice(-1, 0, '');
  }
  return { text: joinLines(lines), hidden };
}
