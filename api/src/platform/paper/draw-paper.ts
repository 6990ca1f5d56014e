import { limits } from '@cotejo/contract';
import { ProviderError } from '@cotejo/plugin-kit';
import { refusal } from '../../ground/errors.ts';
import { ChildFailure } from '../sandbox/child-process.ts';
import { onBehalfOf } from '../sandbox/company.ts';
import type { Pool } from '../sandbox/pool.ts';
import type { DrawnLogo } from './logo.ts';
import type { Paper } from './paper.ts';
import type { PaperFormat, paperWork } from './paper-work.ts';

/** The module that the sandbox's children import. */
const module = new URL('./paper-work.ts', import.meta.url).href;

/**
 * Milliseconds of processor time for each paper. One of fifty candidates with sixty requirements each took 21,000 as a
 * PDF and 1,500 as a Word file.
 */
const LIMIT = 60_000;

/**
 * Draws a paper for a company. Throws the signal's reason, and a 503 where the drawing does not end within its limits
 * of time and memory.
 */
export type DrawPaper = (format: PaperFormat, paper: Paper, options: Options) => Promise<Uint8Array<ArrayBuffer>>;
type Options = { companyId: number; signal: AbortSignal };

/** Draws an untrusted picture anew as a PNG in base64. Throws an `AppError` for one that cannot be a logo. */
export type DrawLogo = (bytes: Uint8Array, options: Options) => Promise<string>;

/** Has papers drawn in the pool, away from the thread that answers calls. */
export function drawPaperIn(pool: Pool): DrawPaper {
  return async (format, paper, options) => {
    try {
      return (await run(pool, format, [paper], options)) as Uint8Array<ArrayBuffer>;
    } catch (error) {
      if (isFailure(error)) throw refusal('report.not-drawn', { cause: error, retryAfter: 5 });
      throw error;
    }
  };
}

/** Has pictures drawn there as well, as they may be made to break what reads them. */
export function drawLogoIn(pool: Pool): DrawLogo {
  return async (bytes, options) => {
    const drawn = await run(pool, 'logo', [bytes, limits.logoPixels], options).catch((error: unknown) => {
      if (isFailure(error)) return { refused: 'logo.unreadable' as const };
      throw error;
    });
    const { png, refused } = (drawn ?? {}) as Partial<{ png: unknown } & Extract<DrawnLogo, { refused: string }>>;
    if (refused === 'logo.too-large') throw logoTooLarge();
    // A picture may have taken the child over.
    if (typeof png !== 'string' || png.length > MOST || !/^[\w+/]+=*$/.test(png)) throw refusal('logo.unreadable');
    return png;
  };
}

/** Characters of the largest logo that is drawn: four bytes for each of its pixels, and a third more in base64. */
const MOST = 400_000;

export const logoTooLarge = () =>
  refusal('logo.too-large', {
    values: { megabytes: limits.logoBytes / 1024 / 1024, megapixels: limits.logoPixels / 1_000_000 },
  });

function run(pool: Pool, method: keyof typeof paperWork, inputs: unknown[], { companyId, signal }: Options) {
  const task = { plugin: 'reports', module, settings: undefined, capability: 'paperWork' as const, options: {} };
  return onBehalfOf(companyId, () => pool.run({ ...task, method, inputs }, LIMIT, signal));
}

const isFailure = (error: unknown): boolean => error instanceof ChildFailure || error instanceof ProviderError;
