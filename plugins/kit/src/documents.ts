/** The four kinds of document that Cotejo reads, by content and never by file name. */
export const mediaTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/markdown',
  'text/plain',
] as const;
export type MediaType = (typeof mediaTypes)[number];

/** A document's bytes as uploaded, with the type found in its content. */
export type SourceDocument = { bytes: Uint8Array; mediaType: MediaType };

/** Why a reader of the rendered document would not see a passage that is in the file. */
export type HiddenReason =
  | 'background-colour'
  | 'tiny'
  | 'off-page'
  | 'covered'
  | 'transparent'
  | 'hidden-run'
  | 'invisible-characters'
  /** Drawn as other letters or signs than the file says. */
  | 'other-letters'
  /** Painted, but too little of it shows, or it lies on other text. */
  | 'unreadable'
  /** In the file and on none of its pages: properties, comments, descriptions, hidden fields. */
  | 'outside-pages';

/** Text that is in the file and that a reader would not see; it never scores. */
export type HiddenPassage = { text: string; reason: HiddenReason };

/** One page as its text layer gives it. Word and text files are one page. */
export type ExtractedPage = {
  /** Visible text in reading order; lines end in `\n`, paragraphs in an empty line, bullets as `• `. */
  text: string;
  hidden: HiddenPassage[];
  /** Whether the page draws images or outlines, so that its words may be missing from `text`. */
  hasGraphics: boolean;
  /**
   * Lines of `text` that the extractor cannot vouch for: a text layer behind a scan, or letters that do not look like
   * what the file says they are. They count where OCR of the page reads the same; otherwise what OCR reads is taken.
   */
  unsure?: string[];
};

/** What was left out of a document because of a limit, said to the recruiter. */
export type Cut = { what: 'pages' | 'characters' | 'ocr-pages' | 'page-size' | 'requirements'; limit: number };

export type ExtractedDocument = { pages: ExtractedPage[]; cuts: Cut[] };

/** A rendered page: an encoded PNG, which may be gray. */
export type PageImage = { png: Uint8Array; width: number; height: number };

/** `[start, end)` in UTF-16 code units of the text that it is about. */
export type Span = { start: number; end: number };

/** A piece of the original and the piece of the English text that it became. */
export type AlignedSegment = { original: Span; english: Span };

/** A resume or job description ready to be read: the same text twice when the original is English. */
export type BilingualText = {
  /** ISO 639-1 code of the original. */
  language: string;
  original: string;
  english: string;
  /** In document order; one identity segment when nothing was translated. */
  alignment: AlignedSegment[];
};

/** Whether a text is in another language than English, and was not translated. */
export const isForeign = ({ language, original, english }: BilingualText): boolean =>
  language !== 'en' && original === english;
