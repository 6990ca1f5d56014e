import { Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type Filter, filtered, transfer } from './filters.ts';
import { shrinkShadings } from './shadings.ts';

/** `all` draws everything, `without` all but the chosen text, `alone` the chosen text in black and without clipping. */
export type Mode = 'all' | 'without' | 'alone';

type Surface = { canvas: Canvas; context: SKRSContext2D };
type Act = (...values: unknown[]) => void;

const strokesAndFills = [
  'fill',
  'stroke',
  'fillText',
  'strokeText',
  'fillRect',
  'strokeRect',
  'drawImage',
  'putImageData',
] as const;

/** Those that paint letters. */
const inks = new Set<string>(['fill', 'stroke', 'fillText', 'strokeText']);

/**
 * Creates the canvases on which pdf.js renders a page, and filters the drawing calls by mode. The graphics state of
 * pdf.js is not affected by calls that are left out.
 */
export class CanvasFilter {
  mode: Mode = 'all';
  /** Whether the current operator belongs to the chosen text. */
  isChosen = false;
  /** Whether the current operator is in a knockout group: it replaces earlier content (ISO 32000-1, 11.4.6). */
  knocksOut = false;
  /** Whether the next clipping path consists of the chosen text. */
  clipsByText = false;
  /** Whether the current operator shows text. */
  isText = false;
  /** Whether anything but text was painted on the page since this was last set to false. */
  isPainted = false;
  #page: SKRSContext2D | undefined;
  #size = '';

  /** The canvas for one rendering of a page; in mode `alone` the coverage of the text is its alpha channel. */
  pageCanvas(width: number, height: number): Surface {
    this.#size = `${width} ${height}`;
    const surface = this.surface(width, height);
    this.#page = surface.context;
    return surface;
  }

  surface(width: number, height: number): Surface {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const filter = keepFilter(context);
    for (const name of strokesAndFills) {
      const act = context[name].bind(context) as Act;
      Object.assign(context, {
        [name]: (...values: unknown[]) => {
          if (context === this.#page && !(this.isText && inks.has(name))) this.isPainted = true;
          this.#paint(context, filter(), () => act(...throughMask(values, filter())));
        },
      });
    }
    const clip = context.clip.bind(context) as Act;
    shrinkShadings(context);
    Object.assign(context, { clip: (...values: unknown[]) => this.#clip(context, values, clip) });
    return { canvas, context };
  }

  #paint(context: SKRSContext2D, filter: Filter | undefined, act: () => void): void {
    if (this.mode !== 'all' && (this.mode === 'without') === this.isChosen) return;
    if (this.mode === 'alone' && this.#isSheet(context)) return inBlack(context, act);
    if (this.knocksOut) inStyle(context, () => Object.assign(context, erasing), act);
    if (filter?.kind === 'transfer') inStyle(context, () => transfer(context, filter), act);
    else act();
  }

  #clip(context: SKRSContext2D, values: unknown[], clip: Act): void {
    if (this.mode === 'alone' && this.#isSheet(context)) {
      if (this.clipsByText) inBlack(context, () => context.fill(values[0] as Path2D));
    } else if (this.mode === 'without' && this.clipsByText) clip(new Path2D());
    else clip(...values);
  }

  /** Whether a canvas is that of the page, and not one for a pattern or mask, which stays unfiltered. */
  #isSheet({ canvas }: SKRSContext2D): boolean {
    return this.#size === `${canvas.width} ${canvas.height}`;
  }
}

/**
 * Adds the property `filter` to a context, saved and restored with its state; returns a getter of the current filter.
 */
function keepFilter(context: SKRSContext2D): () => Filter | undefined {
  let now: Filter | string = 'none';
  const kept: (Filter | string)[] = [];
  Object.defineProperty(context, 'filter', {
    get: () => now,
    set: (value: Filter | string) => {
      now = value;
    },
  });
  const save = context.save.bind(context);
  const restore = context.restore.bind(context);
  Object.assign(context, {
    save: () => {
      kept.push(now);
      save();
    },
    restore: () => {
      now = kept.pop() ?? 'none';
      restore();
    },
  });
  return () => (typeof now === 'string' ? undefined : now);
}

const throughMask = (values: unknown[], filter: Filter | undefined): unknown[] =>
  filter && filter.kind !== 'transfer' && values[0] instanceof Canvas
    ? [filtered(values[0], filter), ...values.slice(1)]
    : values;

function inStyle(context: SKRSContext2D, style: () => void, act: () => void): void {
  context.save();
  style();
  act();
  context.restore();
}

const erasing = { globalAlpha: 1, globalCompositeOperation: 'destination-out' };

const inBlack = (context: SKRSContext2D, act: () => void): void =>
  inStyle(
    context,
    () =>
      Object.assign(context, {
        globalAlpha: 1,
        globalCompositeOperation: 'source-over',
        fillStyle: '#000',
        strokeStyle: '#000',
      }).setLineDash([]),
    act,
  );
