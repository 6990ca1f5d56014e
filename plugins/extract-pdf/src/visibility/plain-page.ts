import { isLetterOrDigit } from '../characters.ts';
import type { PageContent, Glyph, GraphicsBox, Run } from '../content/page-content.ts';
import { type Box, touches } from '../content/geometry.ts';
import { boxOfExtent, boxOfRun, type Extent } from './overlaps.ts';
import { areApart } from './compare-renderings.ts';

/** Height, in points, of the strips of the page in which graphics are searched. */
const STRIP = 12;

/**
 * Whether the rules can decide about every letter of a page: each is apart from others, in one color, on white or on a
 * rectangle of one color, and nothing is drawn over it.
 */
export function isPlain({ runs, graphics, page }: PageContent): boolean {
  const written = runs.filter(
    (run) =>
      !run.inHiddenLayer && (run.opacity > 0 || run.isMask) && run.glyphs.some(({ text }) => isLetterOrDigit(text)),
  );
  if (written.some((run) => run.isOdd)) return false;
  const near = lookUp(graphics, page);
  for (const run of written) {
    // Single letters are checked only where something disturbs their line.
    const band = boxOfRun(run, coreOf);
    if (holds(run.clip, band) && !near(band).some((paint) => disturbs(paint, run, band))) continue;
    for (const glyph of run.glyphs) {
      if (!isLetterOrDigit(glyph.text)) continue;
      const core = boxOfExtent(run, glyph, coreOf(run, glyph));
      if (touches(core, page) && (cuts(run.clip, core) || near(core).some((paint) => disturbs(paint, run, core))))
        return false;
    }
  }
  return areApart(runs);
}

/** The extent of a letter that other graphics must not touch: its middle, above an underline. */
const coreOf = ({ size }: Run, { width }: Glyph): Extent => [0.1 * width, 0.9 * width, 0.08 * size, 0.62 * size];

/** Whether an edge of the clipping path runs through a letter. */
const cuts = (clip: Box, core: Box): boolean => touches(clip, core) && !holds(clip, core);

const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

function disturbs(paint: GraphicsBox, run: Run, core: Box): boolean {
  if (!touches(paint.box, core)) return false;
  if (paint.order > run.order) return true;
  return !paint.isThin && !(paint.isPlain && holds(paint.box, core));
}

function lookUp(graphics: GraphicsBox[], page: Box): (box: Box) => GraphicsBox[] {
  const strips = new Map<number, GraphicsBox[]>();
  for (const paint of graphics) {
    const bottom = Math.min(paint.box.bottom, page.bottom);
    for (let strip = Math.floor(Math.max(paint.box.top, page.top) / STRIP); strip * STRIP <= bottom; strip++) {
      const here = strips.get(strip);
      if (here) here.push(paint);
      else strips.set(strip, [paint]);
    }
  }
  const none: GraphicsBox[] = [];
  return ({ top, bottom }) => {
    const first = Math.floor(top / STRIP);
    const last = Math.floor(bottom / STRIP);
    if (first === last) return strips.get(first) ?? none;
    return Array.from(
      { length: Math.min(200, last - first + 1) },
      (_, index) => strips.get(first + index) ?? none,
    ).flat();
  };
}
