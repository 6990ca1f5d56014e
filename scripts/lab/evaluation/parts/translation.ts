import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { translate } from '../../../../pipeline/src/flows/translate.ts';
import { interval, resample } from '../bootstrap.ts';
import { readRows } from '../dataset.ts';
import { prepareResumeText, tools } from '../product.ts';
import type { Cell, Figure, Part, Table } from '../section.ts';
import { bleu, chrf, compareLine, type ComparedLine } from '../translation-metrics.ts';

type Line = { id: string; es: string; en: string; source: string };
type Resume = { id: string; text_es: string; text_en: string; source: string };
type Translated = Line & { cotejo: string; apertium: string };
type System = 'cotejo' | 'apertium';

const systems: [System, string][] = [
  ['cotejo', 'Cotejo'],
  ['apertium', 'bare Apertium'],
];
/** The lines that are translations in the full sense; the rest are terms. */
const prose = ['bilingual_cv', 'fictional'];

/**
 * What Apertium makes of texts by itself, in one run. Input goes through a file: fed by a Node child's stdin it prints
 * nothing.
 */
async function bareApertium(texts: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-evaluation-'));
  try {
    const file = join(folder, 'texts.txt');
    await writeFile(file, texts.map((text, index) => `${text}\n\n${mark(index)}\n\n`).join(''));
    const { stdout } = await promisify(execFile)('apertium', ['-u', 'spa-eng', file], { maxBuffer: 64 * 1024 * 1024 });
    const ends = texts.map((_, index) => stdout.indexOf(`${mark(index)}\n`));
    if (ends.includes(-1)) throw new Error('Apertium has lost a text');
    return ends.map((end, index) =>
      stdout.slice(index === 0 ? 0 : ends[index - 1]! + mark(index - 1).length, end).trim(),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const mark = (index: number): string => `777${index}777.`;

async function translateLines(lines: Line[]): Promise<Translated[]> {
  const bare = await bareApertium(lines.map(({ es }) => es));
  const translated: Translated[] = [];
  for (const [index, line] of lines.entries()) {
    const { text } = await translate(line.es, 'es', tools);
    translated.push({ ...line, cotejo: text.english, apertium: bare[index]! });
  }
  return translated;
}

async function translateResumes(resumes: Resume[]): Promise<Translated[]> {
  const bare = await bareApertium(resumes.map(({ text_es }) => text_es));
  const translated: Translated[] = [];
  for (const [index, { id, text_es: es, text_en: en, source }] of resumes.entries()) {
    const { text } = await prepareResumeText(es);
    translated.push({ id, es, en, source, cotejo: text.english, apertium: bare[index]! });
  }
  return translated;
}

/** The words of a text that a translation must keep, in small letters. */
type Tokens = (text: string) => string[];

const figureTokens: Tokens = (text) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const words: Tokens = (text) =>
  text.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]*(?:[.+#-][\p{L}\p{N}]+|\+\+|#)*/gu) ?? [];
const isSmall = (word: string): boolean => word === word.toLowerCase();

/** Words with a capital that are nowhere in small letters in the Spanish texts: names and products. */
function namesIn(texts: string[]): Tokens {
  const common = new Set(texts.flatMap(words).filter(isSmall));
  return (text) =>
    words(text)
      .filter((word) => !isSmall(word))
      .map((word) => word.toLowerCase())
      .filter((word) => !common.has(word));
}

/** What stands in the Spanish and in its reference alike, and how much of it is not in the translation. */
function lost(line: Translated, system: System, tokens: Tokens): { wanted: number; missing: string[] } {
  const reference = new Set(tokens(line.en));
  const wanted = [...new Set(tokens(line.es))].filter((token) => reference.has(token));
  const found = new Set([...figureTokens(line[system]), ...words(line[system]).map((word) => word.toLowerCase())]);
  return { wanted: wanted.length, missing: wanted.filter((token) => !found.has(token)) };
}

function compareAll(lines: Translated[], system: System): ComparedLine[] {
  return lines.map((line) => compareLine(line[system], line.en));
}

function qualityRows(name: string, lines: Translated[]): Cell[][] {
  return systems.map(([system, title]): Cell[] => {
    const compared = compareAll(lines, system);
    const samples = resample(compared, (drawn) => [chrf(drawn), bleu(drawn)] as const);
    return [
      name,
      `${lines.length}`,
      title,
      { value: chrf(compared), interval: interval(samples.map(([each]) => each)), digits: 1 },
      { value: bleu(compared), interval: interval(samples.map(([, each]) => each)), digits: 1 },
    ];
  });
}

function headline(lines: Translated[]): Figure[] {
  const [own, bare] = systems.map(([system]) => compareAll(lines, system)) as [ComparedLine[], ComparedLine[]];
  const pairs = own.map((line, index) => [line, bare[index]!] as const);
  const gains = resample(pairs, (drawn) => chrf(drawn.map(([line]) => line)) - chrf(drawn.map(([, line]) => line)));
  return [
    {
      name: `chrF on ${prose.join(' and ')} together`,
      value: chrf(own),
      interval: interval(resample(own, chrf)),
      digits: 1,
      goal: { least: 62 },
    },
    {
      name: 'chrF ahead of bare Apertium',
      value: chrf(own) - chrf(bare),
      interval: interval(gains),
      digits: 1,
      goal: { least: 0 },
    },
  ];
}

function lostFigure(name: string, lines: Translated[], tokens: Tokens): Figure {
  const each = lines.map((line) => lost(line, 'cotejo', tokens));
  const wanted = each.reduce((sum, one) => sum + one.wanted, 0);
  return {
    name: `${name} lost or translated, of ${wanted}`,
    value: each.reduce((sum, { missing }) => sum + missing.length, 0),
    digits: 0,
    goal: { most: 0 },
  };
}

function lostTable(lines: Translated[], kinds: [string, Tokens][]): Table {
  const where = (system: System, tokens: Tokens): string =>
    lines
      .flatMap((line) => {
        const { missing } = lost(line, system, tokens);
        return missing.length > 0 ? [`${line.id} (${missing.length})`] : [];
      })
      .join(', ');
  return {
    title: 'What was lost, by line or resume',
    columns: ['system', ...kinds.map(([name]) => name)],
    rows: systems.map(([system, title]): Cell[] => [
      title,
      ...kinds.map(([, tokens]) => where(system, tokens) || 'none'),
    ]),
  };
}

/** Translates lines and whole resumes with known translations, beside Apertium without glossary and structure. */
export const translationPart: Part = async ({ evaluation }) => {
  const lines = await translateLines(readRows<Line>(join(evaluation, 'bilingual/parallel.jsonl')));
  const resumes = await translateResumes(readRows<Resume>(join(evaluation, 'bilingual/resumes_es.jsonl')));
  const all = [...lines, ...resumes];
  const jobs = readRows<{ text: string }>(join(evaluation, 'bilingual/jobs_es.jsonl')).map(({ text }) => text);
  const kinds: [string, Tokens][] = [
    ['figures', figureTokens],
    ['names and products', namesIn([...all.map(({ es }) => es), ...jobs])],
  ];
  const sources = [...new Set(lines.map(({ source }) => source))];
  return {
    title: 'Translation',
    notes: [
      'chrF2 (Popović 2015) and BLEU (Papineni and others, 2002) of the corpus by the definitions of sacreBLEU 2 ' +
        '(Post, 2018): chrF without word n-grams; BLEU with `13a` tokens, case and exponential smoothing. "Lost" ' +
        'is a figure, or a word with a capital that none of the Spanish texts, the jobs among them, has in small ' +
        'letters, that stands in the Spanish and in its reference and not in the translation.',
    ],
    figures: [
      ...headline(lines.filter(({ source }) => prose.includes(source))),
      ...kinds.map(([name, tokens]) => lostFigure(name, all, tokens)),
    ],
    tables: [
      {
        columns: ['texts', 'number', 'system', 'chrF', 'BLEU'],
        rows: [
          ...qualityRows(
            prose.join(' and '),
            lines.filter(({ source }) => prose.includes(source)),
          ),
          ...sources.flatMap((source) =>
            qualityRows(
              source,
              lines.filter((line) => line.source === source),
            ),
          ),
          ...qualityRows('whole resumes', resumes),
        ],
      },
      lostTable(all, kinds),
    ],
  };
};
