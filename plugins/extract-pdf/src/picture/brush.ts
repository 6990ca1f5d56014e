import { createCanvas, type Canvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

/** `all` paints everything, `without` all but the chosen text, `alone` the chosen text in black and unclipped. */
export type Mode = 'all' | 'without' | 'alone';

type Surface = { canvas: Canvas; context: SKRSContext2D };

const strokesAndFills = ['fill', 'stroke', 'fillText', 'strokeText', 'fillRect', 'strokeRect', 'drawImage', 'putImageData'] as const;

/**
 * Decides, while the engine draws a page, what of it reaches the canvas. The engine keeps its own count of positions,
 * colours and clips, whatever is painted of them.
 */
export class Brush {
  mode: Mode = 'all';
  /** Whether what is being painted belongs to the chosen text. */
  isChosen = false;
  /** Whether the next clip consists of letters of the chosen text. */
  clipsByText = false;
  #size = '';

  /** A canvas for one drawing of a page; what is painted `alone` comes out as its fourth channel. */
  sheet(width: number, height: number): Surface {
    this.#size = `${width} ${height}`;
    return this.surface(width, height);
  }

  surface(width: number, height: number): Surface {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    this.#govern(context);
    return { canvas, context };
  }

  #govern(context: SKRSContext2D): void {
    for (const name of strokesAndFills) {
      const paint = context[name].bind(context) as (...values: unknown[]) => void;
      Object.assign(context, { [name]: (...values: unknown[]) => this.#paint(context, () => paint(...values)) });
    }
    const clip = context.clip.bind(context) as (...values: unknown[]) => void;
    Object.assign(context, { clip: (...values: unknown[]) => this.#clip(context, values, () => clip(...values)) });
  }

  #paint(context: SKRSContext2D, paint: () => void): void {
    if (this.mode === 'all' || (this.mode === 'without') !== this.isChosen) {
      if (this.mode === 'alone' && this.#isSheet(context)) inBlack(context, paint);
      else paint();
    }
  }

  #clip(context: SKRSContext2D, values: unknown[], clip: () => void): void {
    if (this.mode === 'alone' && this.#isSheet(context)) {
      if (this.clipsByText) inBlack(context, () => context.fill(values[0] as Path2D));
    } else if (this.mode === 'without' && this.clipsByText) context.clip(new Path2D());
    else clip();
  }

  /** Canvases in between, on which the engine prepares patterns and stencils, are left as it wants them. */
  #isSheet({ canvas }: SKRSContext2D): boolean {
    return this.#size === `${canvas.width} ${canvas.height}`;
  }
}

function inBlack(context: SKRSContext2D, paint: () => void): void {
  context.save();
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = '#000';
  context.strokeStyle = '#000';
  context.setLineDash([]);
  paint();
  context.restore();
}
