import type { Glyph, Run } from '../content/page-content.ts';
import { areaOf, type Box, heightOf, intersect, type Point, touches, widthOf } from '../content/geometry.ts';
import { isEmpty } from '../content/glyph-outline.ts';

/** A character as its run paints it. */
type Painted = { run: Run; glyph: Glyph };

/** … and where its ink lies. */
export type Inked = Painted & { box: Box };

/** Points: letters are looked for in squares of the page. */
const SQUARE = 8;
/** More letters in one square lie on each other; their pairs are not looked at. */
const MOST_IN_SQUARE = 24;
/** Larger letters are compared with all others. */
const LARGE = 160;
const MOST_LARGE = 40;
/** So much of a letter's box under another one makes two letters in one place. */
const SHARED = 0.4;

/** Where something of a character lies from the start of its baseline, in points: from and to along it, foot and top above it. */
export type Extent = [left: number, right: number, foot: number, top: number];

/** Where a character's ink lies: by its outline, or by its advance and the band of its lower-case letters. */
function extentOfInk(run: Run, glyph: Glyph): Extent {
  const { outline, width } = glyph;
  const right = rightOfInk(run, glyph);
  if (!outline || isEmpty(outline)) return [0.08 * width, right, 0, 0.6 * run.size];
  const { left, top, bottom } = outline.box;
  return [left * run.breadth, right, top * run.size, bottom * run.size];
}

const rightOfInk = ({ breadth }: Run, { width, outline }: Glyph): number =>
  outline && !isEmpty(outline) ? outline.box.right * breadth : 0.92 * width;

/** An extent from a point of a run's baseline, in page space. */
export function boxOfExtent(
  { direction: { x: dx, y: dy } }: Run,
  { x, y }: Point,
  [left, right, foot, top]: Extent,
): Box {
  const { min, max } = Math;
  return {
    left: x + min(dx * left, dx * right) + min(dy * foot, dy * top),
    right: x + max(dx * left, dx * right) + max(dy * foot, dy * top),
    top: y + min(dy * left, dy * right) - max(dx * foot, dx * top),
    bottom: y + max(dy * left, dy * right) - min(dx * foot, dx * top),
  };
}

/** The box around the extents of all characters of a run, which share a baseline. */
export function boxOfRun(run: Run, extentOf: (run: Run, glyph: Glyph) => Extent): Box {
  const { direction, glyphs } = run;
  const start = glyphs[0]!;
  const all: Extent = [Infinity, -Infinity, Infinity, -Infinity];
  for (const glyph of glyphs) {
    const along = (glyph.x - start.x) * direction.x + (glyph.y - start.y) * direction.y;
    const [left, right, foot, top] = extentOf(run, glyph);
    if (along + left < all[0]) all[0] = along + left;
    if (along + right > all[1]) all[1] = along + right;
    if (foot < all[2]) all[2] = foot;
    if (top > all[3]) all[3] = top;
  }
  return boxOfExtent(run, start, all);
}

/** Where a character's ink lies in page space. */
export const boxOfInk = (run: Run, glyph: Glyph): Box => boxOfExtent(run, glyph, extentOfInk(run, glyph));

/** Whether the letter after a glyph stands beside it: a step further on, and past the ink but for an overhang like that of an "f". */
const leadsTo = (run: Run, glyph: Glyph, along: number): boolean =>
  along > 0.18 * run.size && rightOfInk(run, glyph) < along + 0.25 * run.size;

/** Whether each character of a run stands beside the one before it, or further on. */
const goesOn = (run: Run): boolean =>
  run.glyphs.every((glyph, index) => {
    const last = run.glyphs[index - 1];
    return !last || leadsTo(run, last, (glyph.x - last.x) * run.direction.x + (glyph.y - last.y) * run.direction.y);
  });

/** The runs whose characters may lie on each other or on those of other runs. */
export function mayOverlap(runs: Run[]): Run[] {
  const boxed = runs.map((run) => ({ run, box: boxOfRun(run, extentOfInk) })).sort((a, b) => a.box.top - b.box.top);
  // Text painted letter by letter has as many runs as letters: these are compared as plain numbers.
  const numbers = (of: (box: Box, run: Run) => number) => Float64Array.from(boxed, ({ box, run }) => of(box, run));
  const [lefts, tops, rights] = [numbers(({ left }) => left), numbers(({ top }) => top), numbers(({ right }) => right)];
  // A letter by itself may reach a little over the one beside it.
  const overhangs = numbers((box, { glyphs }) => (glyphs.length === 1 ? 0.9 * SHARED * widthOf(box) : 0));
  const found = new Set<number>();
  for (let place = 0; place < boxed.length; place++) {
    const { run, box } = boxed[place]!;
    const { left, right, bottom } = box;
    if (!goesOn(run)) found.add(place);
    for (let next = place + 1; next < tops.length && tops[next]! < bottom; next++) {
      if (lefts[next]! >= right || rights[next]! <= left) continue;
      const shared = Math.min(rights[next]!, right) - Math.max(lefts[next]!, left);
      if (shared >= Math.min(overhangs[next]!, overhangs[place]!)) found.add(place).add(next);
    }
  }
  return [...found].map((place) => boxed[place]!.run);
}

/** Every pair of characters that lie on each other, unless they are one character painted twice; `crowded` lie on too many. */
export function overlaps(inked: Inked[]): { pairs: [Inked, Inked][]; crowded: Set<Inked> } {
  const squares = new Map<number, Inked[]>();
  const pairs: [Inked, Inked][] = [];
  const crowded = new Set<Inked>();
  const large = inked.filter(({ box }) => Math.max(widthOf(box), heightOf(box)) > LARGE).slice(0, MOST_LARGE);
  const meet = (one: Inked, other: Inked) => {
    if (
      one !== other &&
      share(one.box, other.box) >= SHARED &&
      !isCopy(one, other) &&
      !isNext(one, other) &&
      !isNext(other, one)
    )
      pairs.push([other, one]);
  };
  for (const one of inked) {
    if (Math.max(widthOf(one.box), heightOf(one.box)) > LARGE) continue;
    const { left, top, right, bottom } = one.box;
    const met: Inked[] = [];
    for (let column = Math.floor(left / SQUARE); column * SQUARE <= right; column++) {
      for (let row = Math.floor(top / SQUARE); row * SQUARE <= bottom; row++) {
        const key = column * 65_536 + row;
        const here = squares.get(key);
        if (!here) squares.set(key, [one]);
        else if (here.length >= MOST_IN_SQUARE) crowded.add(one);
        else {
          for (const other of here) if (touches(one.box, other.box) && !met.includes(other)) met.push(other);
          here.push(one);
        }
      }
    }
    for (const other of met) meet(one, other);
    for (const other of large) if (touches(one.box, other.box)) meet(one, other);
  }
  return { pairs, crowded };
}

const share = (a: Box, b: Box): number => areaOf(intersect(a, b)) / Math.max(0.01, Math.min(areaOf(a), areaOf(b)));

/** Bold type and shadows are the same letter painted again beside itself. */
export function isCopy(a: Painted, b: Painted): boolean {
  const near = 0.25 * Math.max(a.run.size, b.run.size);
  return (
    a.glyph.text === b.glyph.text &&
    Math.hypot(a.glyph.x - b.glyph.x, a.glyph.y - b.glyph.y) <= near &&
    (a.run.isPictured || b.run.isPictured || Math.max(a.run.size, b.run.size) < 1.5 * Math.min(a.run.size, b.run.size))
  );
}

/** An "f" may reach over the letter after it: letters stand beside each other where their places on the line say so. */
function isNext({ run, glyph }: Inked, next: Inked): boolean {
  const { direction, size } = run;
  const step = { x: next.glyph.x - glyph.x, y: next.glyph.y - glyph.y };
  const along = step.x * direction.x + step.y * direction.y;
  const across = Math.abs(step.y * direction.x - step.x * direction.y);
  return across < 0.1 * size && leadsTo(run, glyph, along) && Math.abs(along - glyph.width) < 0.35 * size;
}

/** Text that lies on other text is judged apart from it; more than these lie on each other where nobody can read. */
export const MOST_GROUPS = 4;

/** Parts runs so that within a group no two lie on each other; runs beyond the last group are left out. */
export function groupsOf(runs: Run[], pairs: [Inked, Inked][]): Run[][] {
  const rivals = new Map<Run, Set<Run>>();
  const add = (one: Run, other: Run) => rivals.set(one, (rivals.get(one) ?? new Set()).add(other));
  for (const [one, other] of pairs) {
    if (one.run === other.run) continue;
    add(one.run, other.run);
    add(other.run, one.run);
  }
  const group = new Map<Run, number>();
  const groups: Run[][] = [];
  for (const run of runs) {
    const taken = new Set([...(rivals.get(run) ?? [])].map((rival) => group.get(rival)));
    let number = 0;
    while (taken.has(number)) number++;
    group.set(run, number);
    if (number < MOST_GROUPS) (groups[number] ??= []).push(run);
  }
  return groups;
}
