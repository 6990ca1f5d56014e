import type { SourceDocument } from '@cotejo/plugin-kit';
import { lines, show, writePdf } from '@cotejo/plugin-kit/testing/pdf';
import { asDocument, paragraph, wordFile, type Parts } from '@cotejo/plugin-kit/testing/word';
import { type Carrier, shown, onPage, described, annotated, withObjects, string, latin, pagesOf } from './raw-pages.ts';

const asParagraphs = (text: string, properties = ''): string =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => paragraph(escape(line), properties))
    .join('');
const escape = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[^\n\P{Cc}]/gu, '');

const word =
  (write: (secret: string) => { body: string; parts?: Parts }): Carrier =>
  (resume, secret) => {
    const { body, parts } = write(secret);
    return asDocument(wordFile(asParagraphs(resume) + body, parts));
  };

const styled = (properties: string): Carrier => word((secret) => ({ body: asParagraphs(secret, properties) }));
const footer = (type: string): string => `<w:sectPr><w:footerReference w:type="${type}" r:id="footer1"/></w:sectPr>`;
const comments = (secret: string): string => `<w:comment w:id="1" w:author="A">${asParagraphs(secret)}</w:comment>`;
const box = (attributes: string, inside: string, secret: string): string =>
  `<w:p><w:r><w:drawing><wp:anchor ${attributes}>${inside}<wp:extent cx="900000" cy="900000"/>` +
  `<a:graphic><a:graphicData><wps:wsp><wps:spPr/><wps:txbx><w:txbxContent>${asParagraphs(secret)}</w:txbxContent>` +
  '</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>';
const core = (key: string, secret: string): Parts => ({
  '[docProps/core.xml]':
    '<cp:coreProperties ' +
    'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
    `xmlns:dc="http://purl.org/dc/elements/1.1/"><${key}>${escape(secret)}</${key}></cp:coreProperties>`,
});

export const carriers: Record<string, Carrier> = {
  'PDF, white': shown('1 g'),
  'PDF, nearly white': shown('0.97 0.98 0.97 rg'),
  'PDF, one point': shown('', 1),
  'PDF, scaled to one point': onPage(
    (texts) => `q 0.1 0 0 0.1 0 0 cm ${texts.map((text, index) => show(500, 700 - 90 * index, text)).join(' ')} Q`,
  ),
  'PDF, off the page': onPage((texts) => lines(50, 2000, texts)),
  'PDF, rendered invisibly': shown('3 Tr'),
  'PDF, transparent': shown('/Faint gs'),
  'PDF, covered': onPage((texts) => `${lines(50, 70, texts, 9)} q 1 g 0 0 595 80 re f Q`),
  'PDF, clipped': onPage((texts) => `q 40 500 1 1 re W n ${lines(50, 70, texts, 9)} Q`),
  'PDF, in a layer switched off': onPage((texts) => `/OC /Off BDC ${lines(50, 70, texts, 9)} EMC`),
  'PDF, in the subject': described('Subject'),
  'PDF, in the keywords': described('Keywords'),
  'PDF, in a comment': annotated('/Subtype /Text'),
  'PDF, in a hidden form field': (resume, secret) =>
    withObjects(resume, (at) => ({
      pageEntries: `/Annots [${at} 0 R]`,
      catalog: `/AcroForm << /Fields [${at} 0 R] >>`,
      objects: [`<< /Type /Annot /Subtype /Widget /FT /Tx /F 2 /T (notes) /Rect [10 10 30 30] /V ${string(secret)} >>`],
    })),
  'PDF, in an attachment': (resume, secret) =>
    withObjects(resume, (at) => ({
      catalog: `/Names << /EmbeddedFiles << /Names [(notes.txt) ${at} 0 R] >> >>`,
      objects: [
        `<< /Type /Filespec /F (notes.txt) /UF (notes.txt) /EF << /F ${at + 1} 0 R >> >>`,
        `<< /Type /EmbeddedFile /Length ${latin(secret).length} >>\nstream\n${latin(secret)}\nendstream`,
      ],
    })),
  'Word, hidden run': styled('<w:vanish/>'),
  'Word, white': styled('<w:color w:val="FFFFFF"/>'),
  'Word, nearly white': styled('<w:color w:val="F8FAF9"/>'),
  'Word, one point': styled('<w:sz w:val="2"/>'),
  'Word, in a box beside the page': word((secret) => ({
    body: box('', '<wp:positionH relativeFrom="page"><wp:posOffset>-9000000</wp:posOffset></wp:positionH>', secret),
  })),
  'Word, in a description of a picture': word((secret) => ({
    body: box('', `<wp:docPr id="1" descr="${escape(secret).replace(/["\n]/g, ' ')}"/>`, 'Portrait'),
  })),
  'Word, in a footer that no page has': word((secret) => ({
    body: footer('first'),
    parts: { footer1: asParagraphs(secret) },
  })),
  'Word, in a footnote that nothing refers to': word((secret) => ({
    body: '',
    parts: { footnotes: `<w:footnote w:id="3">${asParagraphs(secret)}</w:footnote>` },
  })),
  'Word, in a comment': word((secret) => ({ body: '', parts: { comments: comments(secret) } })),
  'Word, in the description': word((secret) => ({ body: '', parts: core('dc:description', secret) })),
  'Word, in the keywords': word((secret) => ({ body: '', parts: core('cp:keywords', secret) })),
};

/** Where a reader may see the secret and seldom looks: orders count there as in the text. */
export const margins: Record<string, Carrier> = {
  'PDF, in a footer of seven points': shown('0.4 g', 7),
  'Word, in the footer': word((secret) => ({ body: footer('default'), parts: { footer1: asParagraphs(secret) } })),
  'Word, in a footnote': word((secret) => ({
    body: '<w:p><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
    parts: { footnotes: `<w:footnote w:id="2">${asParagraphs(secret)}</w:footnote>` },
  })),
};

/** The same resume without a secret, of the same kind as the carrier writes. */
export const cleanTwin = (name: string, resume: string): SourceDocument =>
  name.startsWith('PDF') ? writePdf(pagesOf(resume)) : asDocument(wordFile(asParagraphs(resume)));
