import type { HiddenReason } from '@cotejo/plugin-kit';
import type { Look, Setting } from './look.ts';
import type { Page } from './sections.ts';
import type { Rectangle, Shape } from './shapes.ts';
import type { Format } from './styles.ts';

/** A rectangle on a page, counted from 0; in points. */
export type Box = Rectangle & { page: number };
/**
 * A rectangle that is painted on pages `page` to `lastPage`. `anchor` is the height (see `Spot`) it was reckoned from.
 */
export type Area = Box & { lastPage: number; shape: Shape; order: number; isFree: boolean; anchor: number };

/** What text inherits from where it stands. */
export type Around = {
  formats: Format[];
  order: number;
  /** For what stands in a box: the height that the box was reckoned from. */
  anchor?: number;
  lost?: HiddenReason | undefined;
};

/** A paragraph in its place, with what it inherits. */
export type Spot = {
  box: Box;
  lineHeight: number;
  lineWidth: number;
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
