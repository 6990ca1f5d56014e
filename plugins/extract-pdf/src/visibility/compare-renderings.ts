import { isAsciiLetterOrDigit, isLetterOrDigit } from '../characters.ts';
import { difference, type Color } from '../content/color.ts';
import type { Glyph, Run } from '../content/page-content.ts';
import { areaOf, type Box, heightOf, intersect, widthOf } from '../content/geometry.ts';
import { leastDifference } from './rules.ts';
import type { Pixels, PageRenderer } from '../rendering/page-renderer.ts';
import { boxOfInk, groupsOf, type Inked, mayOverlap, overlaps } from './overlaps.ts';

/** The share of a letter's ink that must be visible; with less it is a sliver, or behind bars. */
const LEAST_INK = 0.6;
/** The coverage of a pixel by a letter from which the pixel counts. */
const LEAST_COVERAGE = 0.25;
/** The ratio of contrasts from which one of two overlapping texts is readable. */
const DOMINANCE = 2;
/** The ratio of font sizes from which both of two overlapping texts are readable. */
const OTHER_SIZE = 2.5;

/** The comparison of one letter; `ink`: its pixels when drawn alone. */
type Look = { isSeen: boolean; contrast: number; ink: number };

/** Whether a letter is visible; `unknown` where pdf.js has no font to draw it with. */
export type Verdict = 'seen' | 'unseen' | 'unknown';

/** Whether no letter overlaps another one. */
export const areApart = (runs: Run[]): boolean => {
  const { pairs, crowded } = overlaps(inkedOf(mayOverlap(runs.filter((run) => !run.inHiddenLayer))));
  return pairs.length === 0 && crowded.size === 0;
};

/** The side, in points, from which a punctuation mark can cover a letter. */
const LEAST_COVER = 4;

const inkedOf = (runs: Run[]): Inked[] =>
  runs.flatMap((run) =>
    run.glyphs.flatMap((glyph) => {
      if (run.inHiddenLayer || glyph.text.trim() === '') return [];
      const box = boxOfInk(run, glyph);
      return isLetterOrDigit(glyph.text) || Math.min(widthOf(box), heightOf(box)) > LEAST_COVER
        ? [{ run, glyph, box }]
        : [];
    }),
  );

/**
 * Compares renderings of the page with and without its text: a letter is visible where leaving it out changes enough of
 * its own pixels. Overlapping texts are left out one after the other. `smallness`: see `scaleOf`.
 */
export async function compareRenderings(
  runs: Run[],
  renderer: PageRenderer,
  smallness: number,
): Promise<Map<Glyph, Verdict>> {
  const inked = inkedOf(runs);
  const { pairs, crowded } = overlaps(inked);
  const whole = await renderer.draw('all');
  const looks = new Map<Glyph, Look>();
  for (const group of groupsOf(runs, pairs)) {
    const chosen = new Set(group.map(({ show }) => show));
    const clips = new Set(group.filter(({ isClip }) => isClip).map(({ show }) => show));
    const without = await renderer.draw('without', chosen, clips);
    const alone = await renderer.draw('alone', chosen, clips);
    const compare = comparison(whole, without, alone);
    for (const run of group)
      for (const glyph of run.glyphs)
        looks.set(glyph, compare(regionOf(run, glyph), leastDifference(run.size, smallness)));
  }
  const lost = new Set([...crowded].map(({ glyph }) => glyph));
  for (const [one, other] of pairs) for (const glyph of unreadable(one, other, looks)) lost.add(glyph);
  const verdict = (glyph: Glyph, { isOdd }: Run): Verdict => {
    const look = looks.get(glyph);
    if (look?.ink === 0 && !isOdd && !(glyph.outline && isAsciiLetterOrDigit(glyph.text))) return 'unknown';
    return look?.isSeen && !lost.has(glyph) ? 'seen' : 'unseen';
  };
  return new Map(runs.flatMap((run) => run.glyphs.map((glyph) => [glyph, verdict(glyph, run)] as const)));
}

function regionOf(run: Run, glyph: Glyph): Box {
  const { left, top, right, bottom } = boxOfInk(run, glyph);
  const reach = glyph.outline ? 0.5 : 0.3 * run.size;
  return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
}

/** The unreadable ones of two letters that overlap. */
function unreadable(one: Inked, other: Inked, looks: Map<Glyph, Look>): Glyph[] {
  const [a, b] = [looks.get(one.glyph), looks.get(other.glyph)];
  if (!a?.isSeen || !b?.isSeen || !isLetterOrDigit(one.glyph.text) || !isLetterOrDigit(other.glyph.text)) return [];
  if (one.run === other.run) return [one.glyph, other.glyph];
  const ratio = one.run.size / other.run.size;
  if (ratio > OTHER_SIZE || ratio < 1 / OTHER_SIZE) return [];
  if (a.contrast > DOMINANCE * b.contrast) return [other.glyph];
  if (b.contrast > DOMINANCE * a.contrast) return [one.glyph];
  return [one.glyph, other.glyph];
}

function comparison(whole: Pixels, without: Pixels, alone: Pixels): (region: Box, least: number) => Look {
  const { width, height, scale } = whole;
  const sheet = { left: 0, top: 0, right: width, bottom: height };
  const change = changes(whole.data, without.data);
  return (region, least) => {
    const asked = {
      left: region.left * scale,
      top: region.top * scale,
      right: region.right * scale,
      bottom: region.bottom * scale,
    };
    const box = intersect(asked, sheet);
    let ink = 0;
    let seen = 0;
    let changed = 0;
    for (let y = Math.floor(box.top); y < box.bottom; y++) {
      for (let x = Math.floor(box.left); x < box.right; x++) {
        const at = 4 * (y * width + x);
        const coverage = alone.data[at + 3]! / 255;
        if (coverage < LEAST_COVERAGE) continue;
        const difference = change(at);
        ink += coverage;
        changed += difference;
        if (difference >= least * coverage) seen += coverage;
      }
    }
    // The part of a letter outside the page is not visible.
    const inside = areaOf(box) / Math.max(0.01, areaOf(asked));
    return { isSeen: ink > 0 && inside * seen >= LEAST_INK * ink, contrast: ink > 0 ? changed / ink : 0, ink };
  };
}

/** Returns the color difference of two renderings at a pixel, with a cache: pages have few pairs of colors. */
function changes(a: Uint8Array, b: Uint8Array): (at: number) => number {
  const known = new Map<number, number>();
  const color = (rgb: number): Color => [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  let last = { one: 0, other: 0, value: 0 };
  return (at) => {
    const one = (a[at]! << 16) | (a[at + 1]! << 8) | a[at + 2]!;
    const other = (b[at]! << 16) | (b[at + 1]! << 8) | b[at + 2]!;
    if (one === other) return 0;
    if (one === last.one && other === last.other) return last.value;
    const key = one * 0x1000000 + other;
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = difference(color(one), color(other))));
    last = { one, other, value };
    return value;
  };
}
