import { mean } from '../bootstrap.ts';
import type { Cell, Table } from '../section.ts';

/** A document as its set lists it. */
export type Entry = {
  id: string;
  file: string;
  kind: string;
  layout?: string;
  scanned?: boolean;
  edge?: boolean;
  truth?: string;
  truth_from?: string;
};
/** A document with how well it was read, beside the baseline. */
export type Read = Entry & { recall: number; unaccented: number; cer: number; baseline: number; baselineCer: number };

const groups: [string, (entry: Read) => boolean][] = [
  ['all', () => true],
  ['PDF with text', ({ kind, scanned }) => kind === 'pdf' && !scanned],
  ['PDF without text', ({ scanned }) => !!scanned],
  ['Word', ({ kind }) => kind === 'docx'],
  ['text and Markdown', ({ kind }) => ['txt', 'md'].includes(kind)],
  ['columns, tables, boxes', ({ layout = '' }) => /column|table|box/.test(layout)],
];

export function groupTable(read: Read[]): Table {
  return {
    title:
      'By kind: word recall of Cotejo, the same without regard to accents, the worst, and of pdftotext or tesseract',
    columns: [
      'documents',
      'number',
      'recall',
      'without accents',
      'worst',
      'common tools',
      'CER of scans',
      'CER of tesseract',
    ],
    rows: groups.map(([name, belongs]): Cell[] => {
      const own = read.filter(belongs);
      const value = (key: 'recall' | 'unaccented' | 'baseline') => ({ value: mean(own.map((one) => one[key])) });
      const rate = (key: 'cer' | 'baselineCer') => ({
        value: 100 * mean(own.map((one) => one[key])),
        unit: '%',
        digits: 1,
      });
      return [
        name,
        `${own.length}`,
        value('recall'),
        value('unaccented'),
        { value: Math.min(...own.map(({ recall }) => recall)) },
        value('baseline'),
        rate('cer'),
        rate('baselineCer'),
      ];
    }),
  };
}

export function weakest(read: Read[]): Table {
  return {
    title: 'Read worst',
    columns: ['document', 'layout', 'recall', 'common tools', 'CER'],
    rows: [...read]
      .sort((a, b) => a.recall - b.recall)
      .slice(0, 5)
      .map(({ id, layout = '', scanned, recall, baseline, cer }): Cell[] => [
        id,
        `${layout}${scanned ? ' (scan)' : ''}`,
        { value: recall },
        { value: baseline },
        { value: 100 * cer, unit: '%', digits: 1 },
      ]),
  };
}
