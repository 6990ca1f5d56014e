import { isWordly } from '../characters.ts';
import type { Drawing, Glyph, Paint, Run } from '../content/page-content.ts';
import { type Box, touches } from '../content/geometry.ts';
import { boxOfExtent, boxOfRun, type Extent } from './overlaps.ts';
import { areApart } from './compare-renderings.ts';

/** Height of the strips of the page that paints are looked up by. */
const STRIP = 12;

/**
 * Whether rules can tell what a reader sees of every letter: each stands by itself on the page's own white or on a
 * rectangle of one colour, painted in one colour, and nothing is painted over it.
 */
export function isPlain({ runs, paints, page }: Drawing): boolean {
  const written = runs.filter(
    (run) => !run.inHiddenLayer && (run.opacity > 0 || run.isMask) && run.glyphs.some(({ text }) => isWordly(text)),
  );
  if (written.some((run) => run.isOdd)) return false;
  const near = lookUp(paints, page);
  for (const run of written) {
    // Letters need a look of their own only where something disturbs their line.
    const band = boxOfRun(run, coreOf);
    if (holds(run.clip, band) && !near(band).some((paint) => disturbs(paint, run, band))) continue;
    for (const glyph of run.glyphs) {
      if (!isWordly(glyph.text)) continue;
      const core = boxOfExtent(run, glyph, coreOf(run, glyph));
      if (touches(core, page) && (cuts(run.clip, core) || near(core).some((paint) => disturbs(paint, run, core))))
        return false;
    }
  }
  return areApart(runs);
}

/** What a paint must not touch: the middle of a letter, above an underline. */
const coreOf = ({ size }: Run, { width }: Glyph): Extent => [0.1 * width, 0.9 * width, 0.08 * size, 0.62 * size];

/** Whether an edge of the clip runs through a letter. */
const cuts = (clip: Box, core: Box): boolean => touches(clip, core) && !holds(clip, core);

const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

function disturbs(paint: Paint, run: Run, core: Box): boolean {
  if (!touches(paint.box, core)) return false;
  if (paint.order > run.order) return true;
  return !paint.isThin && !(paint.isPlain && holds(paint.box, core));
}

function lookUp(paints: Paint[], page: Box): (box: Box) => Paint[] {
  const strips = new Map<number, Paint[]>();
  for (const paint of paints) {
    const bottom = Math.min(paint.box.bottom, page.bottom);
    for (let strip = Math.floor(Math.max(paint.box.top, page.top) / STRIP); strip * STRIP <= bottom; strip++) {
      const here = strips.get(strip);
      if (here) here.push(paint);
      else strips.set(strip, [paint]);
    }
  }
  const none: Paint[] = [];
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
