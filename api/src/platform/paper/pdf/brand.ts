import type { Brand } from '../paper.ts';
import { content, type Sheet } from './sheet.ts';

/** Points in which a logo stands. */
const box = { width: 160, height: 48 };

/** Whose paper it is: the logo, if there is one, above a line in the color of its accents. */
export function drawBrand(sheet: Sheet, { ink, logo, name }: Brand): void {
  if (logo) {
    const figure = sheet.element(sheet.root, 'Figure', { alt: name });
    figure.add(() => {
      sheet.doc.image(`data:image/png;base64,${logo}`, content.left, sheet.y, { fit: [box.width, box.height] });
    });
    figure.end();
    sheet.y += box.height + 10;
  }
  sheet.decorate(() => {
    sheet.doc.rect(content.left, sheet.y, content.width, 2).fill(ink);
  });
  sheet.y += 18;
}
