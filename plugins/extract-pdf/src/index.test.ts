import { describeExtractor } from '@cotejo/plugin-kit/testing';
import { asDocument, lines, writePdf } from '@cotejo/plugin-kit/testing/pdf';
import plugin from './index.ts';

const resume = writePdf([
  lines(50, 780, [
    'Ana Belmonte',
    'Accountant',
    'Ten years of ledgers, audits and taxes in small companies of the ceramics trade.',
  ]),
  lines(50, 780, ['Education', 'Degree in business administration, 2014']),
]);
const text = Buffer.from(resume.bytes).toString('latin1');
const locked = writePdf(['(x) Tj'], {
  trailer:
    '/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 ' +
    `/O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
});

describeExtractor(plugin, {
  documents: [
    {
      title: 'a resume of two pages',
      document: resume,
      pages: [
        ['Ana Belmonte', 'Accountant', 'Ten years', 'ceramics trade.'],
        ['Education', 'Degree', '2014'],
      ],
    },
    {
      title: 'characters that no text may hold',
      document: writePdf([lines(50, 700, ['a\0b and more words after it', 'caf\xe9 \xad'])]),
      pages: [['more words', 'café']],
    },
  ],
  faulty: [
    { title: 'no bytes at all', document: asDocument(''), code: 'document.empty' },
    { title: 'a document without pages', document: writePdf([]), code: 'document.empty' },
    { title: 'bytes that are no PDF', document: asDocument('<html><body>no</body></html>'), code: 'document.damaged' },
    { title: 'the beginning of a PDF', document: asDocument(text.slice(0, 700)), code: 'document.damaged' },
    { title: 'a PDF behind a password', document: locked, code: 'document.password' },
  ],
});
