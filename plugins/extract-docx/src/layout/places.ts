import type { HiddenReason } from '@cotejo/plugin-kit';
import type { RunFormat, ParagraphFormat } from '../styles/formatting.ts';
import type { Page } from './sections.ts';
import type { Rectangle, Shape } from '../shapes/shape.ts';
import type { Format } from '../styles/styles.ts';

/** A rectangle on a page, counted from 0; in points. */
export type Box = Rectangle & { page: number };
/**
 * A shape at its place, on pages `page` to `lastPage`. `order`: its z-order. `anchor`: the height (as in
 * `PlacedParagraph`) of the paragraph or page that its place was computed from.
 */
export type ShapeArea = Box & { lastPage: number; shape: Shape; order: number; isFree: boolean; anchor: number };

/** A frame, a floating table or a text box: its text can overlap that of other containers. */
export type TextContainer = {
  /** The shape of a text box; undefined for frames and tables, around which the body's text wraps. */
  area?: ShapeArea;
  /** The drawing of a text box: places within one drawing are exact relative to each other. */
  drawing?: object;
  /** Whether its own place is known. */
  isPlaced: boolean;
};

/** What a paragraph inherits from the table, box or part that contains it. */
export type Inherited = {
  formats: Format[];
  order: number;
  /** In a box: the height from which the box's place was computed. */
  anchor?: number;
  /** The container, for text outside the body's own. */
  container?: TextContainer;
  hiddenReason?: HiddenReason | undefined;
};

/** A paragraph with its place on the page and its inherited formatting. */
export type PlacedParagraph = {
  box: Box;
  lineHeight: number;
  lineWidth: number;
  /** Font size of its largest letters in points; 0 without letters. */
  size: number;
  container: TextContainer | undefined;
  /** The x coordinate from which tab stops are measured. */
  origin: number;
  /** Points from the top of the document, over all pages; in a box the height of its anchor. */
  height: number;
  order: number;
  runFormat: RunFormat;
  paragraphFormat: ParagraphFormat;
  styleName: string;
  /** Why a reader does not see the paragraph. */
  hiddenReason?: HiddenReason | undefined;
  page: Page;
  /** Whether it is in the text that runs from page to page. */
  inBody: boolean;
};

/** The page number of text whose page is not known, such as a footnote. */
export const anyPage = -1;
/** Points below which a line is too narrow for a word. */
export const narrowest = 9;
/** The z-order of headers and footers, which are drawn before the body. */
export const behindBody = -1e12;
