import type { HiddenPassage } from '@cotejo/plugin-kit';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { OpenDocument } from './engine/open.ts';

/** An annotation of pdf.js (note, link, form field), as far as it has text. */
type Annotation = {
  annotationFlags?: number;
  contentsObj?: { str?: string };
  fieldValue?: unknown;
  alternativeText?: string;
};

/** Flags of annotations that no screen shows: Hidden and NoView (ISO 32000-1, table 165). */
const UNSEEN = 2 | 32;

/** XMP properties that an author fills in; programs fill in the others. */
const isAuthors = /^(?:dc|pdf|pdfx):/i;

const passage = (text: string): HiddenPassage => ({ text, reason: 'outside-pages' });

/** Texts of the document's properties: the information dictionary and XMP. */
export async function propertiesOf({ pdf, until }: OpenDocument): Promise<HiddenPassage[]> {
  // A document with damaged properties can still be read.
  const properties = await until(pdf.getMetadata()).catch(() => undefined);
  if (!properties) return [];
  const values = [
    ...Object.values(properties.info),
    ...Object.values((properties.info as { Custom?: object }).Custom ?? {}),
    ...[...(properties.metadata ?? [])].flatMap(([name, value]) =>
      isAuthors.test(name as string) ? [value as unknown] : [],
    ),
  ];
  const texts = values.flat().filter((value): value is string => typeof value === 'string');
  return [...new Set(texts.map(tidy))].filter(hasWords).map(passage);
}

/** Texts of a page's annotations that are not in its visible text, `shown`. */
export async function notesOf(page: PDFPageProxy, shown: string, { until }: OpenDocument): Promise<HiddenPassage[]> {
  const annotations = (await until(page.getAnnotations({ intent: 'any' })).catch(() => [])) as Annotation[];
  const texts = annotations.flatMap(({ annotationFlags = 0, contentsObj, fieldValue, alternativeText }) =>
    [contentsObj?.str, fieldValue, alternativeText].flatMap((text) =>
      typeof text === 'string'
        ? [
            {
              text: tidy(text),
              reason: annotationFlags & UNSEEN ? ('hidden-run' as const) : ('outside-pages' as const),
            },
          ]
        : [],
    ),
  );
  const seen = letters(shown);
  const distinct = new Map(texts.map((passage) => [passage.text, passage]));
  return [...distinct.values()].filter(({ text }) => hasWords(text) && !seen.includes(letters(text)));
}

const tidy = (text: string): string => text.toWellFormed().replace(/\0/g, '').replace(/\r\n?/g, '\n').trim();
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
