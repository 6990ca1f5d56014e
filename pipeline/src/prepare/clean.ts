import { type HiddenPassage, withoutMarkPiles } from '@cotejo/plugin-kit';
import { withoutMisread } from './misread.ts';

/** Tag characters, but for those after a black flag, which spell the region of an emoji. */
const tagCharacters = /(\u{1F3F4})?[\u{E0000}-\u{E007F}]+/gu;
const variationSelectors = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+/gu;
/** Soft hyphens, joiners, marks of direction and the like. */
const invisibleFormat = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0001}-\u{E007F}]+/gu;
/**
 * Scripts whose letters are written in one way when they join and in another when they do not, as Persian and the
 * Indian ones.
 */
const joiningScripts = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Nko',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Myanmar',
  'Khmer',
];
const joining = `[${joiningScripts.map((script) => String.raw`\p{Script_Extensions=${script}}`).join('')}]`;
const joinedPicture = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic})`;
/** Joiners that say how the letters beside them are written, or make one picture of several. */
const joinerInPlace = new RegExp(String.raw`(?<=${joining})[\u200C\u200D](?=${joining})|${joinedPicture}`, 'uy');
const zeroWidthInWord = /\p{Script=Latin}[\u200B-\u200D\u2060\uFEFF]+(?=\p{Script=Latin})/gu;
const longZeroWidthRun = /[\u200B-\u200D\u2060-\u2064\uFEFF]{8,}/u;
const controls = /[\0-\x08\x0E-\x1F\x7F-\x9F\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;
const blanks = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000 ]+/gu;
/** A gap parts the cells of a table, and columns side by side. */
const gap = /\t|.{3}/u;
/** Two blanks part cells where one begins with a capital, no sentence ends before it, and the line is no mere name. */
const narrowGap = /[\p{L}\p{N})]..(?=\p{Lu})/uy;
const fewestWords = 4;
/** A bullet or number at the beginning of a line, which a tab sets apart from its item. */
const mark = /^(?:[^\p{L}\p{N}]+|\(?(?:\d{1,2}|\p{L})[.)]|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?|o)$/u;
const longestMark = 9;
/** Bullets of the Symbol and Wingdings fonts, which Word and PDF give as private characters. */
const privateBullets = /[\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF076]/g;
/** Arrows, also made of signs, and shapes before an item: readers of lines know one bullet beside dashes and stars. */
const arrow = /(?:[-–—=~]{1,2}>{1,3}|[»›]|>{1,3}(?!\s*\d))(?=\s)/u.source;
const shape = /[•‣⁃∙●○◦⦁⚫⚬■□▪▫◆◇❖❑❒▶▷▸▹►▻➔➜➝➞➡➢➣➤→⇒⇨✓✔✦✧]/u.source;
const bullets = new RegExp(`^(?:${arrow}|${shape})\\s*(?=\\S)`, 'u');
const privateUse = /\p{Private_Use}/gu;
const ligatures = /[\uFB00-\uFB06]/g;

/** Joiners between the letters of one line that may be an accident of a word processor. */
const zeroWidthsInOneLine = 4;
/** Bytes can be written as variation selectors; a real one stands alone after its character. */
const selectorsInOneRun = 8;

/**
 * Makes extracted text fit to be read, compared and stored: NFC, `\n` line ends, single blanks, one tab between the
 * cells of a line, no controls, no lone surrogates, nothing invisible but joiners that belong to a script or a picture.
 * Lines stay. Passages written with invisible characters come back in `hidden`.
 */
export function cleanText(raw: string): { text: string; hidden: HiddenPassage[] } {
  const hidden: HiddenPassage[] = [];
  const hide = (text: string) => {
    const trimmed = tidy(text).replace(/\s+/g, ' ').trim();
    hidden.push({ text: trimmed || '(invisible characters)', reason: 'invisible-characters' });
  };
  const visible = withoutMarkPiles(withoutMisread(raw))
    .replace(/\r\n?|[\u0085\u2028\u2029\v]/g, '\n')
    .replace(/\f/g, '\n\n')
    .replace(tagCharacters, (run, flag: string | undefined) => {
      if (!flag) hide(readTags(run));
      return flag ?? '';
    })
    .replace(variationSelectors, (run) => {
      if ([...run].length >= selectorsInOneRun) hide('');
      return '';
    })
    .split('\n')
    .map((line) => {
      const isSuspicious =
        (line.match(zeroWidthInWord)?.length ?? 0) >= zeroWidthsInOneLine || longZeroWidthRun.test(line);
      if (isSuspicious) hide(line);
      return tidy(line);
    })
    .join('\n');
  return { text: visible.replace(/\n{3,}/g, '\n\n').trim(), hidden };
}

function tidy(line: string): string {
  const trimmed = line
    .replace(invisibleFormat, (run, at: number) => (isJoinerInPlace(line, at) && run.length === 1 ? run : ''))
    .replace(controls, '')
    .replace(privateBullets, '• ')
    .replace(privateUse, '')
    .replace(ligatures, (ligature) => ligature.normalize('NFKC'))
    .trim()
    .replace(bullets, '• ');
  const hasWords = trimmed.split(/\s+/, fewestWords).length === fewestWords;
  return trimmed
    .replace(blanks, (run, at: number, all: string) =>
      !isMark(all, at) && (gap.test(run) || (hasWords && isNarrowGap(run, all, at))) ? '\t' : ' ',
    )
    .normalize('NFC');
}

/** Whether two blanks part cells: they stand behind a word and before a capital. */
function isNarrowGap(run: string, line: string, at: number): boolean {
  if (run.length < 2) return false;
  narrowGap.lastIndex = at - 1;
  return narrowGap.test(line);
}

/** Whether nothing but a mark stands before a place in a line. */
const isMark = (line: string, at: number): boolean => at <= longestMark && mark.test(line.slice(0, at));

function isJoinerInPlace(line: string, at: number): boolean {
  joinerInPlace.lastIndex = at;
  return joinerInPlace.test(line);
}

/** Tag characters repeat ASCII out of sight. */
function readTags(run: string): string {
  return [...run].map((tag) => String.fromCharCode(tag.codePointAt(0)! - 0xe0000)).join('');
}
