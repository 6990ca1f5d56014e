/** The most that Prepare reads of one document; the result says what was cut. */
export const limits = {
  pages: 200,
  characters: 400_000,
  /** Pages that OCR reads: first those without words, then those whose words only their picture can bear out. */
  ocrPages: 20,
  pixelsPerPage: 40_000_000,
  /** Pages that are drawn and read at the same time. */
  parallelOcrPages: 2,
} as const;

/** Languages that OCR looks for, ISO 639-1. */
export const ocrLanguages = ['en', 'es'];

/** Everything is read and matched in this language; a document that says too little is taken to be in it. */
export const readingLanguage = 'en';
