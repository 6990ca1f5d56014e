/** How a piece of a paper is meant; each way of drawing has its own color for it. */
export type Tone = 'plain' | 'muted' | 'warning' | 'success' | 'error';

/** A cell of a table; `mark` puts a full, a half or an empty circle before the text. */
export type Cell = { text: string; mark?: 'met' | 'partial' | 'missing'; strong?: boolean; tone?: Tone };

/** A column; `share` is its part of the width, and all shares of a table together are its whole. */
export type Column = { header: string; share: number; numeric?: boolean };

export type Block =
  /** Who or what a part of the paper is about. `level` 1 names the paper itself, 2 a part that begins a page. */
  | {
      kind: 'opening';
      level: 1 | 2;
      eyebrow: string;
      title: string;
      lines: string[];
      score?: { value: number; ink: string; inWords: string };
    }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'heading'; level: 2 | 3 | 4; text: string; aside?: string }
  | { kind: 'paragraph'; text: string; tone?: Tone; small?: boolean }
  /** Shares of a whole, 0 to 1, each with what it says in words. */
  | { kind: 'bars'; bars: { label: string; value: string; share: number }[] }
  /** Lists beside each other, where they fit; `none` is said of an empty one. */
  | {
      kind: 'lists';
      level: 3 | 4;
      lists: { heading: string; points: { title: string; text: string }[]; none: string }[];
    }
  | { kind: 'table'; caption: string; columns: Column[]; rows: Cell[][] }
  | { kind: 'page' };

/**
 * Whose paper it is to the eye: the color of its accents as `#rrggbb`, and a logo, a PNG in base64 that says `name`.
 */
export type Brand = { ink: string; logo: string | null; name: string };

/**
 * What a report says, in reading order and without a word on any format: it is drawn as PDF and as Word from the same.
 * It is plain data, as it crosses to another process.
 */
export type Paper = {
  title: string;
  /** ISO 639-1. */
  language: string;
  /** The agency that hands it on. */
  author: string;
  /** In milliseconds since 1970. */
  created: number;
  footer: string;
  /** The number of a page, with the places `{page}` and `{pages}`. */
  pageNumber: string;
  /** In the place of the product's own look; PDF alone has it. */
  brand?: Brand;
  blocks: Block[];
};
