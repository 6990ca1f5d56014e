import type { Glyph, Run } from '../content/page-content.ts';
import { areaOf, type Box, heightOf, intersect, type Point, touches, union, widthOf } from '../content/geometry.ts';
import { isEmpty } from '../content/glyph-outline.ts';

/** A glyph with its run. */
type Painted = { run: Run; glyph: Glyph };

/** A glyph with the bounding box of its ink. */
export type Inked = Painted & { box: Box };

/** Side, in points, of the squares in which neighbors are searched. */
const SQUARE = 8;
/** Letters in one square from which they count as crowded, and are not compared in pairs. */
const MOST_IN_SQUARE = 24;
/** Points from which a letter is compared with all others. */
const LARGE = 160;
const MOST_LARGE = 40;
/** The shared part of the smaller box from which two letters overlap. */
const SHARED = 0.4;

/**
 * An extent relative to the origin of a glyph, in points: `left` and `right` along the baseline, `foot` and `top` above
 * it.
 */
export type Extent = [left: number, right: number, foot: number, top: number];

/** The extent of a glyph's ink: by its outline, or estimated by its advance and the x-height. */
function extentOfInk(run: Run, glyph: Glyph): Extent {
  const { outline, width } = glyph;
  const right = rightOfInk(run, glyph);
  if (!outline || isEmpty(outline)) return [0.08 * width, right, 0, 0.6 * run.size];
  const { left, top, bottom } = outline.box;
  return [left * run.breadth, right, top * run.size, bottom * run.size];
}

const rightOfInk = ({ breadth }: Run, { width, outline }: Glyph): number =>
  outline && !isEmpty(outline) ? outline.box.right * breadth : 0.92 * width;

/** The bounding box, in page space, of an extent from a point on a run's baseline. */
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

/** The bounding box of the extents of all glyphs of a run. */
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

/** The bounding box of a glyph's ink in page space. */
export const boxOfInk = (run: Run, glyph: Glyph): Box => boxOfExtent(run, glyph, extentOfInk(run, glyph));

/** Whether a glyph `along` points further on is beside this one; the ink may overhang a little, as that of an "f". */
const leadsTo = (run: Run, glyph: Glyph, along: number): boolean =>
  along > 0.18 * run.size && rightOfInk(run, glyph) < along + 0.25 * run.size;

const isBlank = ({ text }: Glyph): boolean => text.trim() === '';

/** Whether each letter of a run is beside the one before it, or further on. */
function goesOn(run: Run): boolean {
  const { direction } = run;
  let last: Glyph | undefined;
  for (const glyph of run.glyphs) {
    if (isBlank(glyph)) continue;
    if (last && !leadsTo(run, last, (glyph.x - last.x) * direction.x + (glyph.y - last.y) * direction.y)) return false;
    last = glyph;
  }
  return true;
}

const nothing: Extent = [Infinity, -Infinity, Infinity, -Infinity];

/** A box of ink, and the width by which it may overhang that of another one without overlapping it. */
type Extended = { box: Box; overhang: number };
type ExtendedRun = Extended & { run: Run };

/** Runs of one line, each to the right of those before it; `edge`: the right edge of all but the last. */
type Chain = Extended & { members: ExtendedRun[]; edge: number };

/** The runs whose letters may overlap each other or those of other runs. */
export function mayOverlap(runs: Run[]): Run[] {
  const found = new Set(runs.filter((run) => !goesOn(run)));
  // Text that is drawn letter by letter has as many runs as letters, so whole lines are compared first.
  const near = meeting(chainsOf(runs)).flatMap(({ members }) => members);
  for (const { run } of meeting(near)) found.add(run);
  return [...found];
}

function chainsOf(runs: Run[]): Chain[] {
  const chains: Chain[] = [];
  for (const run of runs) {
    if (run.glyphs.every(isBlank)) continue;
    const box = boxOfRun(run, (_, glyph) => (isBlank(glyph) ? nothing : extentOfInk(run, glyph)));
    // A single letter may overhang the next one a little.
    const member = { run, box, overhang: run.glyphs.length === 1 ? 0.9 * SHARED * widthOf(box) : 0 };
    const chain = chains.at(-1);
    if (chain && continues(chain, member)) {
      chain.edge = Math.max(chain.edge, chain.members.at(-1)!.box.right);
      chain.members.push(member);
      chain.box = union(chain.box, box);
      chain.overhang = Math.min(chain.overhang, member.overhang);
    } else chains.push({ box, overhang: member.overhang, members: [member], edge: -Infinity });
  }
  return chains;
}

const continues = ({ box, members, edge }: Chain, next: ExtendedRun): boolean =>
  next.box.top < box.bottom && next.box.bottom > box.top && next.box.left >= edge && areBeside(members.at(-1)!, next);

/** The width that two boxes share. */
const shared = ({ box: a }: Extended, { box: b }: Extended): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left);

const areBeside = (one: Extended, other: Extended): boolean => {
  const width = shared(one, other);
  return width <= 0 || width < Math.min(one.overhang, other.overhang);
};

/** Those whose boxes share more than their overhang with another one. */
function meeting<Item extends Extended>(items: Item[]): Item[] {
  const highestFirst = items.toSorted((a, b) => a.box.top - b.box.top);
  const found = new Set<Item>();
  for (const [place, one] of highestFirst.entries()) {
    for (let next = place + 1; next < highestFirst.length; next++) {
      const other = highestFirst[next]!;
      if (other.box.top >= one.box.bottom) break;
      if (!areBeside(one, other)) found.add(one).add(other);
    }
  }
  return [...found];
}

/** The pairs of glyphs that overlap, apart from copies of one glyph; `crowded` are those with too many neighbors. */
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

/** Whether two glyphs are copies of one letter, drawn twice for bold type or a shadow. */
export function isCopy(a: Painted, b: Painted): boolean {
  const near = 0.25 * Math.max(a.run.size, b.run.size);
  return (
    a.glyph.text === b.glyph.text &&
    Math.hypot(a.glyph.x - b.glyph.x, a.glyph.y - b.glyph.y) <= near &&
    (a.run.isPictured || b.run.isPictured || Math.max(a.run.size, b.run.size) < 1.5 * Math.min(a.run.size, b.run.size))
  );
}

/** Whether `next` follows a glyph on its line, even if their ink overlaps, as that of an "f". */
function isNext({ run, glyph }: Inked, next: Inked): boolean {
  const { direction, size } = run;
  const step = { x: next.glyph.x - glyph.x, y: next.glyph.y - glyph.y };
  const along = step.x * direction.x + step.y * direction.y;
  const across = Math.abs(step.y * direction.x - step.x * direction.y);
  return across < 0.1 * size && leadsTo(run, glyph, along) && Math.abs(along - glyph.width) < 0.35 * size;
}

/** Groups of overlapping text that are rendered apart; text beyond them is unreadable. */
export const MOST_GROUPS = 4;

/** Divides runs into groups without overlaps within a group; runs beyond the last group are left out. */
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
