import { setImmediate } from 'node:timers/promises';
import { ProviderError, type Translator } from '@cotejo/plugin-kit';
import { Apertium, installation } from './apertium.ts';
import { inPlainDates } from './dates.ts';
import { inOneGender } from './gender.ts';
import { foldAccents, type Glossary, readCorrections, readGlossary } from './glossary.ts';
import { inCaseOf, mask, type Masked, unmask } from './mask.ts';
import { phrase, polish } from './phrasing.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { hideSigns, readUnknownWords, translateUnknown } from './unknown.ts';
import { anyOf } from './words.ts';

const direction = 'spa-eng';
/** The feminine ending in "un/a programador/a" and "becario(a)". */
const inSmall = /\/(?:as?|os?|la)|\((?:as?|os?)\)/u.source;
const inCapitals = /(?<=\p{Lu}{3})(?:\/(?:AS?|OS?)|\((?:AS?|OS?)\))/u.source;
const secondGender = new RegExp(`(?<=\\p{L}{2})(?:${inSmall}|${inCapitals})(?![\\p{L}\\p{N}/])`, 'gu');
/** "Ingeniera Sr.", "Vendedor Jr" and "Analista Ssr." tell a level, and no gentleman. */
const levels = /(?<=\p{Ll}{2}\s+)(S|J|Ss)r(?:\.|(?![\p{L}\p{N}]))(?=\s*(?:$|[,;:|()–—-]|(?:de|en) ))/gu;
const levelNames = new Map([
  ['S', 'senior'],
  ['J', 'junior'],
  ['Ss', 'semi-senior'],
]);
/** Segments to mask before other work has its turn: this runs in the server's own process. */
const segmentsInARow = 100;
const englishWord = new RegExp(String.raw`(?<!\p{L})${anyOf('common.en')}(?!\p{L})`, 'giu');
const spanishWord = new RegExp(String.raw`(?<!\p{L})${anyOf('common.es')}(?!\p{L})|[áéíóúñ¿¡]`, 'iu');

type Lists = {
  glossary: Glossary;
  corrections: [RegExp, string][];
  unknown: ReturnType<typeof readUnknownWords>;
};

/** Spanish to English with Apertium, a glossary before it and corrections after it. */
export function createTranslator(command: string): Translator {
  const apertium = new Apertium(command, direction);
  let lists: Lists | undefined;
  return {
    supports: (from, to) => from === 'es' && to === 'en',
    async check({ signal }) {
      return (await apertium.isInstalled(signal)) ? { ok: true } : { ok: false, message: installation };
    },
    async translate({ segments, from, to, keep }, { signal }) {
      signal.throwIfAborted();
      if (!this.supports(from, to))
        throw new ProviderError('translate-apertium', 'bad-input', `${from} to ${to} is not supported`);
      lists ??= { glossary: readGlossary(), corrections: readCorrections(), unknown: readUnknownWords() };
      const { glossary, corrections, unknown } = lists;
      const longestFirst = keep.toSorted((a, b) => b.length - a.length);
      const parted = segments.map((segment) =>
        piecesOf(segment.replace(secondGender, '').replace(levels, (_, level: string) => levelNames.get(level)!)),
      );
      const pieces = parted.flat();
      const known = pieces.map((piece, index) =>
        isNameOfEmployer(piece, pieces[index - 1], glossary) ? piece.text : readyTranslation(piece, glossary),
      );
      const open = pieces.filter((_, index) => known[index] === undefined).map(({ text }) => text);
      const masked: Masked[] = [];
      for (const [index, segment] of open.entries()) {
        if (index % segmentsInARow === 0) await setImmediate();
        masked.push(mask(inPlainDates(segment), longestFirst, glossary));
      }
      signal.throwIfAborted();
      const raw =
        open.length > 0
          ? await apertium.translate(
              masked.map(({ text }) => hideSigns(inOneGender(text))),
              signal,
            )
          : [];
      const translated = raw.map((english, index) => {
        const spanish = open[index]!;
        const restored = unmask(
          phrase(translateUnknown(english, unknown), masked[index]!, corrections),
          masked[index]!,
        );
        return restored === undefined ? spanish : polish(restored, spanish);
      });
      let next = 0;
      const english = pieces.map(
        ({ text, behind }, index) =>
          (known[index] ?? capitalizeLike(text, translated[next++]!)).replace(/:$/, text.endsWith(':') ? '$&' : '') +
          behind,
      );
      return { segments: parted.map(({ length }) => english.splice(0, length).join('')) };
    },
  };
}

/** Labels, in English, before which names of firms and schools stand. */
const labelsOfEmployers = new Set(['company', 'employer', 'institution', 'organisation']);
const particle = '(?:del?|las?|los|el|y|e|en)';
/** Words with capitals alone, but for particles: "Trilladora El Cafetal", "Banco de la Sierra S.A. de C.V.". */
const name = new RegExp(String.raw`^\p{Lu}[\p{L}\p{N}.'’&-]*(?:,? (?:${particle} )*[\p{Lu}\p{N}&(][^\s,]*)*$`, 'u');

/** Whether a piece is the name behind a label such as "Empresa:", which no translator is to change. */
function isNameOfEmployer(piece: Piece, before: Piece | undefined, { labels }: Glossary): boolean {
  return (
    before?.behind === ': ' &&
    labelsOfEmployers.has(labels.get(foldAccents(before.text)) ?? '') &&
    name.test(piece.text)
  );
}

/** The English of a piece that Apertium need not translate: a known heading or label, or a text in English. */
function readyTranslation(piece: Piece, { headings, labels }: Glossary): string | undefined {
  const segment = piece.text;
  const asked = segment.replace(/^¿|\?$/g, '');
  const folded = foldAccents(asked);
  const heading = (piece.isOneOfSeveral ? labels.get(folded) : undefined) ?? headings.get(folded);
  if (heading) return inCaseOf(asked, heading);
  if (!/\p{L}/u.test(segment)) return segment;
  const english = segment.match(englishWord)?.length ?? 0;
  return english > 1 && !spanishWord.test(segment) ? segment : undefined;
}

function capitalizeLike(spanish: string, english: string): string {
  return /^\p{Lu}/u.test(spanish)
    ? english.replace(/^\p{Ll}(?!\p{Ll}*\p{Lu})/u, (letter) => letter.toUpperCase())
    : english;
}
