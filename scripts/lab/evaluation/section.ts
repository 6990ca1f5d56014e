import type { Interval } from './bootstrap.ts';

/** What a figure has to reach. */
export type Goal = { least: number } | { most: number };

/** One measured number. `unit` stands behind it; `digits` are those after the point, 3 unless said otherwise. */
export type Figure = { name: string; value: number; interval?: Interval; unit?: string; digits?: number; goal?: Goal };

export type Cell = string | Omit<Figure, 'name'>;
export type Table = { title?: string; columns: string[]; rows: Cell[][] };

/**
 * What one part of the evaluation found: the figures that have goals or matter most, tables with the rest, and what to
 * know.
 */
export type Section = { title: string; figures: Figure[]; tables: Table[]; notes: string[] };

export type Folders = { evaluation: string; hostile: string };

/** A part of the evaluation. Throws with a sentence when it lacks what it measures with. */
export type Part = (folders: Folders) => Promise<Section>;

export const isReached = ({ value, goal }: Pick<Figure, 'value' | 'goal'>): boolean | undefined =>
  goal && ('least' in goal ? value >= goal.least : value <= goal.most);
