import { join } from 'node:path';
import type { PreparedJob, PreparedResume } from '@cotejo/pipeline';
import { mean } from '../bootstrap.ts';
import { halfOf, readPairs, readRowsIfAny } from '../dataset.ts';
import { prepareJobText, prepareResumeText } from '../product.ts';
import type { Cell, Figure, Table } from '../section.ts';
import { accuracy, type Class, classOf, type Judged, macroF1, precisionOf, recallOf } from './class-table.ts';
import { judgeAlone, type JudgedAlone } from './judge-alone.ts';
import { isToThePoint } from './quote-hits.ts';

export type Item = {
  id: string;
  pairId: string;
  jdId: string;
  resumeId: string;
  language: string;
  requirement: string;
  kind: string;
  must: boolean;
  verdict: Class;
  evidence: string[];
  acceptable: string[];
  tempting: string[];
};

/**
 * `pointed`: a quote of what is rightly shown stands in the evidence. `tempted`: for each quote, whether it only looks
 * like it.
 */
export type JudgedItem = Judged & { item: Item; quotes: string[]; pointed?: boolean; tempted: boolean[] };

/** The items about one resume beside one job, both as Prepare leaves them. */
export type PreparedItems = { items: Item[]; job: PreparedJob; resume: PreparedResume };

/** The items of `verdicts/` with what they are about, one pair after the other; none where the set has none. */
export async function* preparedItems(folder: string): AsyncGenerator<PreparedItems> {
  const items = readRowsIfAny<Item>(join(folder, 'verdicts', 'verdicts.jsonl'));
  if (items.length === 0) return;
  const { jobs, resumes } = readPairs(folder);
  const spanish = new Map(
    readRowsIfAny<{ id: string; text_es: string }>(join(folder, 'bilingual', 'resumes_es.jsonl')).map((row) => [
      row.id,
      row.text_es,
    ]),
  );
  for (const own of Map.groupBy(items, ({ pairId }) => pairId).values()) {
    const { jdId, resumeId } = own[0]!;
    const text = spanish.get(resumeId) ?? resumes.get(resumeId)!.text;
    const job = await prepareJobText(jobs.get(jdId)!.text);
    yield { items: own, job, resume: await prepareResumeText(text) };
  }
}

/** Judges every single requirement of `verdicts/`. */
export async function judgeItems(folder: string): Promise<JudgedItem[]> {
  const judged: JudgedItem[] = [];
  for await (const { items, job, resume } of preparedItems(folder)) {
    const asked = items.map(({ requirement, must }) => ({ text: requirement, must }));
    const told = await judgeAlone(job, resume, asked);
    for (const [index, item] of items.entries()) judged.push(layBeside(item, resume.text.original, told[index]!));
  }
  return judged;
}

/** `resume` is the text as it was written, in which the passages of the item and the quotes' originals stand. */
function layBeside(item: Item, resume: string, { verdict, quotes }: JudgedAlone): JudgedItem {
  const told = classOf(verdict);
  const texts = quotes.map(({ original }) => resume.slice(original.start, original.end));
  const good = [...item.evidence, ...item.acceptable];
  const isRightlyShown = told !== 'not-shown' && item.verdict !== 'not-shown';
  return {
    item,
    gold: item.verdict,
    told,
    quotes: texts,
    tempted: texts.map((text) => isToThePoint(resume, text, item.tempting) && !isToThePoint(resume, text, good)),
    ...(isRightlyShown && { pointed: texts.some((text) => isToThePoint(resume, text, good)) }),
  };
}

const pointed = (rows: JudgedItem[]): number =>
  mean(rows.flatMap((row) => (row.pointed === undefined ? [] : [Number(row.pointed)])));
const tempted = (rows: JudgedItem[]): number => mean(rows.flatMap((row) => row.tempted.map(Number)));

function rowOf(name: string, rows: JudgedItem[]): Cell[] {
  const values = [
    accuracy(rows),
    macroF1(rows),
    precisionOf(rows, 'met'),
    recallOf(rows, 'met'),
    precisionOf(rows, 'not-shown'),
    pointed(rows),
    tempted(rows),
  ];
  return [name, `${rows.length}`, ...values.map((value) => ({ value, digits: 2 }))];
}

/** Figures of the half that nobody looks at, and a table of both halves. */
export function verdictFigures(judged: JudgedItem[]): { figures: Figure[]; tables: Table[] } {
  const half = (name: 'work' | 'lock') => judged.filter(({ item }) => halfOf(item.jdId) === name);
  const lock = half('lock');
  const ofLanguage = (rows: JudgedItem[], language: string) => rows.filter(({ item }) => item.language === language);
  const figure = (name: string, value: number, goal: Figure['goal']): Figure => ({
    name: `single requirements, *lock*: ${name}`,
    value,
    digits: 2,
    ...(goal && { goal }),
  });
  return {
    figures: [
      figure('verdict right, of three', accuracy(lock), { least: 0.7 }),
      figure('precision of met', precisionOf(lock, 'met'), { least: 0.8 }),
      figure('recall of met', recallOf(lock, 'met'), { least: 0.6 }),
      figure('rightly shown with a quote to the point', pointed(lock), { least: 0.75 }),
      figure('quotes that only look like evidence', tempted(lock), { most: 0.03 }),
    ],
    tables: [
      {
        title: 'Single requirements, judged as if a recruiter had typed them',
        columns: [
          '',
          'items',
          'right',
          'macro F1',
          'met: precision',
          'met: recall',
          'not shown: precision',
          'to the point',
          'tempted',
        ],
        rows: (['work', 'lock'] as const).flatMap((name) => [
          rowOf(name, half(name)),
          ...['en', 'es'].map((language) => rowOf(`${name}, ${language}`, ofLanguage(half(name), language))),
        ]),
      },
    ],
  };
}
