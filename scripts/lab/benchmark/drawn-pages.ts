import type { SourceDocument } from '@cotejo/plugin-kit';
import { extract } from '../../../plugins/extract-pdf/src/extract.ts';
import { openDocument } from '../../../plugins/extract-pdf/src/engine/open.ts';
import { PageRenderer } from '../../../plugins/extract-pdf/src/rendering/page-renderer.ts';
import { resume } from '../evaluation/attacks/unseen/candidate.ts';
import { honestPdfs } from '../evaluation/attacks/unseen/honest-pdf.ts';
import { type Figure, mean, median, quantile } from './figure.ts';

const limits = { maxPages: 20, maxCharacters: 400_000, signal: new AbortController().signal };
const turns = 5;

const read = ({ bytes }: SourceDocument): Promise<unknown> => extract(bytes, limits);

/** What pdf.js needs for the bare text of a document, without a look at what of it is seen. */
async function readBare({ bytes }: SourceDocument): Promise<void> {
  const { pdf, until, close } = await openDocument(bytes, limits.signal);
  for (let number = 1; number <= pdf.numPages; number += 1)
    await until((await until(pdf.getPage(number))).getTextContent());
  await close();
}

/** Milliseconds of processor time that a document takes: other work on the machine does not count. */
async function processorTime(
  document: SourceDocument,
  work: (document: SourceDocument) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const start = process.cpuUsage();
    await work(document);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return median(times);
}

/** Tells whether a page of a document is drawn with and without its text. */
async function isDrawn(document: SourceDocument): Promise<boolean> {
  const { draw } = PageRenderer.prototype;
  let drawings = 0;
  PageRenderer.prototype.draw = function (...values) {
    drawings += 1;
    return draw.apply(this, values);
  };
  await read(document);
  PageRenderer.prototype.draw = draw;
  return drawings > 0;
}

async function measure(documents: SourceDocument[], work = read): Promise<number[]> {
  const times: number[] = [];
  for (const document of documents) times.push(await processorTime(document, work));
  return times;
}

/** What it costs that a page is drawn to see what its reader sees, beside pages that need not be. */
export async function measureDrawnPages(): Promise<Figure[]> {
  const classes = honestPdfs.filter(({ name }) => !name.includes('scan'));
  const documents = await Promise.all(classes.map(async ({ write }) => (await write({ resume, variant: 0 })).document));
  const [plain, hard]: [SourceDocument[], SourceDocument[]] = [[], []];
  for (const document of documents) ((await isDrawn(document)) ? hard : plain).push(document);
  await measure(plain, readBare);
  const [rules, bare, drawn] = [await measure(plain), await measure(plain, readBare), await measure(hard)];
  return [
    { name: 'processor time of a page that is not drawn', value: mean(rules), unit: 'ms' },
    { name: 'ratio to the bare text by getTextContent of pdf.js', value: mean(rules) / mean(bare), unit: '×' },
    {
      name: `processor time of a page that is drawn, mean of ${drawn.length}`,
      value: mean(drawn),
      unit: 'ms',
      target: 'at most 150 ms',
    },
    { name: 'the slowest tenth of them', value: quantile(drawn, 0.9), unit: 'ms', target: 'at most 150 ms' },
    { name: 'ratio to pages that are not drawn', value: mean(drawn) / mean(rules), unit: '×' },
  ];
}
