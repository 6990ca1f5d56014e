import { Canvas, createCanvas, type DOMMatrix, type SKRSContext2D } from '@napi-rs/canvas';

type Pattern = ReturnType<SKRSContext2D['createPattern']>;

/**
 * Pixels from which shadings are scaled down: pdf.js makes them as large as the page, and copies them for every glyph.
 */
const MOST_OF_SHADING = 20_000;

/** Makes a context use small pictures for shadings: these change so slowly that nothing is lost. */
export function shrinkShadings(context: SKRSContext2D): void {
  const create = context.createPattern.bind(context) as (source: Canvas, repetition: string) => Pattern;
  const shrunk = (source: Canvas): Pattern => {
    const factor = Math.sqrt((source.width * source.height) / MOST_OF_SHADING);
    const [width, height] = [Math.ceil(source.width / factor), Math.ceil(source.height / factor)];
    const small = createCanvas(width, height);
    small.getContext('2d').drawImage(source, 0, 0, width, height);
    const pattern = create(small, 'no-repeat');
    const setTransform = pattern.setTransform.bind(pattern);
    return Object.assign(pattern, {
      setTransform: (matrix: DOMMatrix) => setTransform(matrix.scale(source.width / width, source.height / height)),
    });
  };
  Object.assign(context, {
    createPattern: (source: Canvas, repetition: string) =>
      repetition === 'no-repeat' && source.width * source.height > MOST_OF_SHADING
        ? shrunk(source)
        : create(source, repetition),
  });
}
