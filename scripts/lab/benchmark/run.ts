import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder, sentenceAbout } from '../evaluation/data-folder.ts';
import { measureJoining } from './joining.ts';
import { measureAccuracy } from './accuracy.ts';
import { measureCompanyHistory } from './company-history.ts';
import { measureCorrections } from './corrections.ts';
import type { Figure } from './figure.ts';
import { measureDrawnPages } from './drawn-pages.ts';
import { measureEncoder } from './encoder.ts';
import { measureEngines } from './engines.ts';
import { measureErasure } from './erasure.ts';
import { measureGuesses } from './guesses.ts';
import { measureLists } from './lists.ts';
import { measureMainJob } from './main-job.ts';
import { measureModels } from './models.ts';
import { measurePeople, type PoolOptions } from './people.ts';
import { measurePacks } from './packs.ts';
import { measurePaints } from './paints.ts';
import { measureRoleBatch } from './role-batch.ts';
import { measureRoleList } from './role-list.ts';
import { measureRoleScreens } from './role-screens.ts';
import { measureScreens } from './screens.ts';
import { measureSlowTexts } from './slow-texts.ts';
import { measureWebhooks } from './webhooks.ts';
import { measureWorkers } from './workers.ts';

const project = resolve(import.meta.dirname, '../../..');

const show = ({ value, unit }: Figure) =>
  `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))}${unit === '%' ? unit : ` ${unit}`}`.trim();

const parts: Record<string, (evaluation: string, pool: PoolOptions) => Promise<Figure[]>> = {
  'main-job': measureMainJob,
  'role-batch': measureRoleBatch,
  'role-list': measureRoleList,
  'role-screens': measureRoleScreens,
  corrections: measureCorrections,
  packs: measurePacks,
  guesses: measureGuesses,
  webhooks: measureWebhooks,
  'company-history': measureCompanyHistory,
  erasure: measureErasure,
  lists: measureLists,
  paints: measurePaints,
  screens: measureScreens,
  'slow-texts': measureSlowTexts,
  workers: measureWorkers,
  models: measureModels,
  engines: measureEngines,
  encoder: measureEncoder,
  'drawn-pages': measureDrawnPages,
  joining: measureJoining,
  people: measurePeople,
  accuracy: measureAccuracy,
};
const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    size: { type: 'string', multiple: true, default: ['10000', '30000', '100000'] },
    keep: { type: 'string' },
  },
});
const unknown = chosen.find((name) => !(name in parts));
if (unknown) throw new Error(`${unknown} is not measured here. There are: ${Object.keys(parts).join(', ')}.`);

const data = dataFolder('evaluation', values.data);
console.error(sentenceAbout(data));
const figures: Figure[] = [];
const pool = { sizes: values.size.map(Number), keep: values.keep };
if (pool.sizes.some((size) => !(size >= 1))) throw new Error('--size is a number of people.');
for (const [name, measure] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await measure(data.path, pool)));

const width = Math.max(...figures.map(({ name }) => name.length));
for (const figure of figures)
  console.log(`${figure.name.padEnd(width)}  ${show(figure).padStart(12)}  ${figure.target ?? ''}`);
if (chosen.length === 0) await writeFile(join(project, '.cache/bench.json'), `${JSON.stringify(figures, null, 2)}\n`);

// The engines keep processes and threads for the next document, which will not come.
process.exit();
