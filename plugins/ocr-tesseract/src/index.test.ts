import type { PageImage } from '@cotejo/plugin-kit';
import { describeOcr } from '@cotejo/plugin-kit/testing';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import plugin from './index.ts';
import { createTesseractOcr } from './reader.ts';

const require = createRequire(import.meta.url);
GlobalFonts.registerFromPath(require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'), 'Sans');

type Mark = { text: string; x: number; y: number };

/** Draws text of 34 px, about 11 pt at 200 dpi, and turns the page by quarters, clockwise. */
function draw(marks: Mark[], { quarters = 0, degrees = 0, width = 1100, height = 700 } = {}): PageImage {
  const canvas = quarters % 2 === 0 ? createCanvas(width, height) : createCanvas(height, width);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((quarters * 90 + degrees) * Math.PI) / 180);
  context.translate(-width / 2, -height / 2);
  context.fillStyle = 'black';
  context.font = '34px Sans';
  for (const { text, x, y } of marks) context.fillText(text, x, y);
  return { png: canvas.toBuffer('image/png'), width: canvas.width, height: canvas.height };
}

const column = (texts: string[], x = 60, top = 80): Mark[] =>
  texts.map((text, index) => ({ text, x, y: top + index * 56 }));

const spanish = column([
  'Begoña Iturralde Muñoz',
  'Ingeniera de compañías eléctricas',
  'Diseñó un almacén más rápido',
  'Formación en Logroño, España',
  'Idiomas: español, inglés',
  'Dirección técnica de cuatro años',
]);
const english = column([
  'Senior warehouse engineer',
  'Managed a team of seven people',
  'Reduced picking errors by a third',
  'Harbour Light Logistics, Malmo',
  'Bachelor of Science, Lund',
  'Speaks English and Swedish',
]);

describeOcr(plugin, {
  pages: [
    {
      title: 'Spanish with its accents',
      image: draw(spanish),
      languages: ['en', 'es'],
      phrases: ['Muñoz', 'compañías', 'más rápido', 'inglés'],
    },
    {
      title: 'English',
      image: draw(english),
      languages: ['en'],
      phrases: ['team of seven people', 'Bachelor of Science'],
    },
    {
      title: 'a page upside down',
      image: draw(spanish, { quarters: 2 }),
      languages: ['en', 'es'],
      phrases: ['Muñoz', 'Logroño, España'],
    },
    {
      title: 'a page turned to the right',
      image: draw(english, { quarters: 1 }),
      languages: ['en', 'es'],
      phrases: ['Senior warehouse engineer', 'Swedish'],
    },
    {
      title: 'a page turned to the left',
      image: draw(english, { quarters: 3 }),
      languages: ['en', 'es'],
      phrases: ['Senior warehouse engineer', 'Swedish'],
    },
    {
      title: 'a skewed scan',
      image: draw(english, { degrees: 2 }),
      languages: ['en', 'es'],
      phrases: ['picking errors by a third', 'Lund'],
    },
    {
      title: 'two columns one after the other',
      image: draw(
        [
          ...column(['Skills', 'warehouse planning', 'forklift driving', 'stock control', 'English']),
          ...column(
            ['Experience', 'Harbour Light Logistics', 'Warehouse manager', 'Kvarnby Foods', 'Stock clerk'],
            640,
          ),
        ],
        { width: 1240 },
      ),
      languages: ['en'],
      phrases: ['warehouse planning', 'stock control', 'Harbour Light Logistics', 'Stock clerk'],
    },
  ],
  blank: draw([]),
});

const ocr = createTesseractOcr();
const read = (image: PageImage) =>
  ocr.readPage(image, { languages: ['en', 'es'], signal: new AbortController().signal });

test.for([0, 1, 2, 3])(
  'turned by %i quarters, bullets come back as dots, divided words whole and sections apart',
  async (quarters) => {
    const { text } = await read(
      draw(
        [
          { text: 'Experience', x: 60, y: 80 },
          { text: '•', x: 60, y: 220 },
          { text: 'Planned the routes of twelve lorries and their main-', x: 110, y: 220 },
          { text: 'tenance in two countries', x: 110, y: 270 },
          { text: '•', x: 60, y: 320 },
          { text: 'Trained new colleagues', x: 110, y: 320 },
        ],
        { quarters },
      ),
    );
    expect(text).toBe(
      [
        'Experience',
        '',
        '• Planned the routes of twelve lorries and their maintenance',
        'in two countries',
        '• Trained new colleagues',
        '',
      ].join('\n'),
    );
  },
);
