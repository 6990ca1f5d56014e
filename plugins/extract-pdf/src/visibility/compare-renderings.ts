import { isCommon, isWordly } from '../characters.ts';
import { difference, type Colour } from '../content/color.ts';
import type { Glyph, Run } from '../content/page-content.ts';
import { areaOf, type Box, heightOf, intersect, widthOf } from '../content/geometry.ts';
import { leastDifference } from './rules.ts';
import type { Pixels, PagePainter } from '../rendering/page-renderer.ts';
import { boxOfInk, groupsOf, type Inked, mayOverlap, overlaps } from './overlaps.ts';

/** Share of a letter's own ink that must change the page: less is a sliver, or a letter behind bars. */
const LEAST_INK = 0.6;
/** Pixels that a letter hardly touches say nothing. */
const LEAST_COVERAGE = 0.25;
/** Of two texts in one place, one can be read where it stands out so much more than the other … */
const DOMINANCE = 2;
/** … or where its letters are so much smaller or larger. */
const OTHER_SIZE = 2.5;

/** `ink` is what the letter has by itself, in pixels. */
type Look = { isSeen: boolean; contrast: number; ink: number };

/** What became of a letter: `unknown` where the engine has no font to draw it with. */
export type Sight = 'seen' | 'unseen' | 'unknown';

/** Whether rules can be trusted on where letters lie: none is in the place of another. */
export const areApart = (runs: Run[]): boolean => {
  const { pairs, crowded } = overlaps(inkedOf(mayOverlap(runs.filter((run) => !run.inHiddenLayer))));
  return pairs.length === 0 && crowded.size === 0;
};

/** Points: smaller marks cover no letter. */
const LEAST_COVER = 4;

const inkedOf = (runs: Run[]): Inked[] =>
  runs.flatMap((run) =>
    run.glyphs.flatMap((glyph) => {
      if (run.inHiddenLayer || glyph.text.trim() === '') return [];
      const box = boxOfInk(run, glyph);
      return isWordly(glyph.text) || Math.min(widthOf(box), heightOf(box)) > LEAST_COVER ? [{ run, glyph, box }] : [];
    }),
  );

/**
 * Looks at the page with and without its text: a letter is seen where taking it away changes enough of the ink that it
 * has by itself. Text that lies on other text is taken away by itself.
 */
export async function lookAt(runs: Run[], painter: PagePainter, smallness: number): Promise<Map<Glyph, Sight>> {
  const inked = inkedOf(runs);
  const { pairs, crowded } = overlaps(inked);
  const whole = await painter.draw('all');
  const looks = new Map<Glyph, Look>();
  for (const group of groupsOf(runs, pairs)) {
    const chosen = new Set(group.map(({ show }) => show));
    const clips = new Set(group.filter(({ isClip }) => isClip).map(({ show }) => show));
    const without = await painter.draw('without', chosen, clips);
    const alone = await painter.draw('alone', chosen, clips);
    const compare = comparison(whole, without, alone);
    for (const run of group)
      for (const glyph of run.glyphs)
        looks.set(glyph, compare(regionOf(run, glyph), leastDifference(run.size, smallness)));
  }
  const lost = new Set([...crowded].map(({ glyph }) => glyph));
  for (const [one, other] of pairs) for (const glyph of unreadable(one, other, looks)) lost.add(glyph);
  const sight = (glyph: Glyph, { isOdd }: Run): Sight => {
    const look = looks.get(glyph);
    if (look?.ink === 0 && !isOdd && !(glyph.outline && isCommon(glyph.text))) return 'unknown';
    return look?.isSeen && !lost.has(glyph) ? 'seen' : 'unseen';
  };
  return new Map(runs.flatMap((run) => run.glyphs.map((glyph) => [glyph, sight(glyph, run)] as const)));
}

function regionOf(run: Run, glyph: Glyph): Box {
  const { left, top, right, bottom } = boxOfInk(run, glyph);
  const reach = glyph.outline ? 0.5 : 0.3 * run.size;
  return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
}

/** Which of two letters in one place cannot be told. */
function unreadable(one: Inked, other: Inked, looks: Map<Glyph, Look>): Glyph[] {
  const [a, b] = [looks.get(one.glyph), looks.get(other.glyph)];
  if (!a?.isSeen || !b?.isSeen || !isWordly(one.glyph.text) || !isWordly(other.glyph.text)) return [];
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
    // Letters that the edge of the page cuts off are slivers, too.
    const inside = areaOf(box) / Math.max(0.01, areaOf(asked));
    return { isSeen: ink > 0 && inside * seen >= LEAST_INK * ink, contrast: ink > 0 ? changed / ink : 0, ink };
  };
}

/** The colour difference between two drawings at a pixel; most pixels are one of a few pairs of colours. */
function changes(a: Uint8Array, b: Uint8Array): (at: number) => number {
  const known = new Map<number, number>();
  const colour = (data: Uint8Array, at: number): Colour => [data[at]!, data[at + 1]!, data[at + 2]!];
  return (at) => {
    const key =
      ((a[at]! << 16) | (a[at + 1]! << 8) | a[at + 2]!) * 0x1000000 + ((b[at]! << 16) | (b[at + 1]! << 8) | b[at + 2]!);
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = difference(colour(a, at), colour(b, at))));
    return value;
  };
}
