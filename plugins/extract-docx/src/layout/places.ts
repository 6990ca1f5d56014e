import type { HiddenReason } from '@cotejo/plugin-kit';
import type { Look, Setting } from '../styles/formatting.ts';
import type { Page } from './sections.ts';
import type { Rectangle, Shape } from '../shapes/shape.ts';
import type { Format } from '../styles/styles.ts';

/** A rectangle on a page, counted from 0; in points. */
export type Box = Rectangle & { page: number };
/**
 * A rectangle that is painted on pages `page` to `lastPage`. `anchor` is the height (see `Spot`) it was reckoned from.
 */
export type Area = Box & { lastPage: number; shape: Shape; order: number; isFree: boolean; anchor: number };

/** A frame, a floating table or a shape with text of its own: text that does not make room for other such text. */
export type Strip = {
  /** The shape that it stands in; undefined for frames and tables, which the body's text flows around. */
  area?: Area;
  /** What decides where it stands: strips of one drawing stand as they should, even where that place is unknown. */
  drawing?: object;
  /** Whether its own place is known. */
  isPlaced: boolean;
};

/** What text inherits from where it stands. */
export type Around = {
  formats: Format[];
  order: number;
  /** For what stands in a box: the height that the box was reckoned from. */
  anchor?: number;
  /** What it is written on apart from the body's text; see `Strip`. */
  strip?: Strip;
  lost?: HiddenReason | undefined;
};

/** A paragraph in its place, with what it inherits. */
export type Spot = {
  box: Box;
  lineHeight: number;
  lineWidth: number;
  /** Points of its largest letters; 0 where there are none. */
  size: number;
  strip: Strip | undefined;
  /** Where tab stops are counted from. */
  origin: number;
  /** Height from the document's beginning, over all pages; in a box that of what holds it. */
  height: number;
  order: number;
  look: Look;
  setting: Setting;
  styleName: string;
  /** Why a reader does not see what stands here. */
  lost?: HiddenReason | undefined;
  page: Page;
  /** Whether it stands in the text that runs from page to page. */
  inBody: boolean;
};

/** The page of what may stand on any. */
export const anyPage = -1;
/** A strip as narrow as this holds no word; in points. */
export const narrowest = 9;
/** The place in the order of headers and footers, which are painted before the body. */
export const behindBody = -1e12;
