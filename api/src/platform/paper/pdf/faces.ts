import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

export type Weight = 'regular' | 'strong' | 'display';

/** A file of a font at one weight: the letters of a range of Unicode. */
export type Face = { id: string; font: Font };

/** Packages of a font, in the order in which a character is looked for, each with its file for a range and a weight. */
type Family = { folder: string; name: string; fileOf(range: string): string; weight: number | undefined };

const variable = (folder: string, name: string, weight: number): Family => ({
  folder: `@fontsource-variable/${folder}`,
  name: `${name}-${weight}`,
  fileOf: (range) => `${folder}-${range}-wght-normal.woff2`,
  weight,
});
/** Inter, the font of the web app, and for other scripts the Noto fonts that go with it. */
const text = (weight: number): Family[] => [
  variable('inter', 'Inter', weight),
  variable('noto-sans-arabic', 'NotoSansArabic', weight),
  variable('noto-sans-hebrew', 'NotoSansHebrew', weight),
  variable('noto-sans-devanagari', 'NotoSansDevanagari', weight),
  variable('noto-sans-thai', 'NotoSansThai', weight),
  variable('noto-sans-armenian', 'NotoSansArmenian', weight),
  variable('noto-sans-georgian', 'NotoSansGeorgian', weight),
  variable('noto-sans-sc', 'NotoSansSC', weight),
  variable('noto-sans-kr', 'NotoSansKR', weight),
];
const families: Record<Weight, Family[]> = {
  regular: text(400),
  strong: text(600),
  display: [
    {
      folder: '@fontsource/newsreader',
      name: 'Newsreader-500',
      fileOf: (range) => `newsreader-${range}-500-normal.woff2`,
      weight: undefined,
    },
    ...text(600),
  ],
};

/** Fonts stay open for the next paper. */
const faces = new Map<string, Promise<Face>>();
const found = new Map<string, Face | undefined>();
const weights = Object.keys(families) as Weight[];

/** Opens what the characters of a text are drawn with, in every weight, for `faceOf`. */
export async function openFaces(text: string): Promise<void> {
  for (const character of new Set(text))
    for (const weight of weights) {
      const key = `${weight} ${character}`;
      if (!found.has(key)) found.set(key, await findFace(character.codePointAt(0)!, weight));
    }
}

/** The face that has a character in a weight, of those that are open; undefined where none has. */
export const faceOf = (character: string, weight: Weight): Face | undefined => found.get(`${weight} ${character}`);

async function findFace(codePoint: number, weight: Weight): Promise<Face | undefined> {
  for (const family of families[weight])
    for (const { name, spans } of rangesOf(family.folder)) {
      if (!spans.some(([from, to]) => codePoint >= from && codePoint <= to)) continue;
      const face = await openFace(family, name);
      if (face.font.hasGlyphForCodePoint(codePoint)) return face;
    }
  return undefined;
}

function openFace(family: Family, range: string): Promise<Face> {
  // Files for numbered ranges are called by the number alone.
  const plain = range.replace(/[[\]]/g, '');
  const id = `${family.name}-${plain}`;
  const face = faces.get(id) ?? readFace(family, plain, id);
  faces.set(id, face);
  return face;
}

/** A variable font is pinned to its weight first, as Fontkit cannot embed one that varies. */
async function readFace({ folder, fileOf, weight }: Family, range: string, id: string): Promise<Face> {
  const file = await readFile(pathOf(`${folder}/files/${fileOf(range)}`));
  const pinned = await subsetFont(file, '', {
    targetFormat: 'truetype',
    // Not in the types yet.
    ...({ keepAllGlyphs: true } as object),
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
  const font = create(pinned) as Font;
  // PDFKit would take two weights of one file for the same font.
  Object.defineProperty(font, 'postscriptName', { value: id });
  return { id, font };
}

type Range = { name: string; spans: [from: number, to: number][] };
const ranges = new Map<string, Range[]>();

/** The ranges of Unicode that a package is split into, as its `unicode.json` says. */
function rangesOf(folder: string): Range[] {
  const known = ranges.get(folder);
  if (known) return known;
  const listed = JSON.parse(readFileSync(pathOf(`${folder}/unicode.json`), 'utf8')) as Record<string, string>;
  const read = Object.entries(listed).map(([name, spans]) => ({ name, spans: spans.split(',').map(spanOf) }));
  ranges.set(folder, read);
  return read;
}

/** `U+4E00-4E09` or `U+4E00`. */
function spanOf(written: string): [number, number] {
  const [from, to = from] = written
    .replace('U+', '')
    .split('-')
    .map((digits) => Number.parseInt(digits, 16));
  return [from!, to!];
}

const pathOf = (file: string): string => fileURLToPath(import.meta.resolve(file));
