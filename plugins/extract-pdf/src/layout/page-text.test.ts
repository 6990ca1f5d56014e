import { expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { lines, show, writePdf } from '../testing/write-pdf.ts';

async function textOf(...contents: string[]): Promise<string> {
  const limits = { maxPages: 1, maxCharacters: 10_000, signal: new AbortController().signal };
  return (await extract(writePdf([contents.join('\n')]).bytes, limits)).pages[0]!.text;
}

const left = ['Responsible for the ledgers of three', 'companies and for their yearly', 'accounts and audits.', 'Lead of a team of two.'];
const right = ['Degree in business administration', 'from the university of Valencia.', 'Course in taxes of one hundred', 'and twenty hours.'];
const leftText = 'Responsible for the ledgers of three companies and for their yearly accounts and audits.\nLead of a team of two.';
const rightText = 'Degree in business administration from the university of Valencia.\nCourse in taxes of one hundred and twenty hours.';

test('columns are read one after the other, below a heading that spans both', async () => {
  const heading = show(60, 740, 'Ana Belmonte, accountant, with a heading across the whole of the page', { size: 14 });
  expect(await textOf(heading, lines(50, 700, left), lines(300, 694, right))).toBe(
    `Ana Belmonte, accountant, with a heading across the whole of the page\n\n${leftText}\n\n${rightText}`,
  );
});

test('columns on one grid of lines are columns too, whatever the order of painting', async () => {
  const rows = left.flatMap((text, index) => [show(50, 700 - 12 * index, text), show(300, 700 - 12 * index, right[index]!)]);
  expect(await textOf(...rows)).toBe(`${leftText}\n\n${rightText}`);
});

test('a sidebar of short items on a coloured panel is a column', async () => {
  const panel = 'q 0.1 0.1 0.4 rg 0 0 160 842 re f Q';
  const items = ['Skills', 'SAP', 'Excel', 'Power Query'].map((text, index) => show(20, 697 - 15 * index, text, { before: '1 g' }));
  expect(await textOf(panel, ...items, lines(200, 700, left))).toBe(`Skills\nSAP\nExcel\nPower Query\n\n${leftText}`);
});

test('labels and dates stay on the rows that they belong to', async () => {
  const rows = [['Name', 'Ana Belmonte'], ['City', 'Valencia'], ['Languages', 'Spanish, English'], ['Since', '2019']];
  const content = rows.map(([label, value], index) => show(50, 700 - 14 * index, label!) + show(200, 700 - 14 * index, value!));
  expect(await textOf(...content)).toBe('Name\tAna Belmonte\nCity\tValencia\nLanguages\tSpanish, English\nSince\t2019');
});

test('a date beside the list of an entry goes to the heading of the entry', async () => {
  const content = [
    show(50, 700, 'Accountant, Turia'), show(450, 700, 'Valencia, Spain'),
    show(60, 688, '\x95 Closed the books every month'), show(464.45, 688, '2018 - 2021'),
    show(60, 676, '\x95 Led a team of two'),
  ];
  expect(await textOf(...content)).toBe('Accountant, Turia\tValencia, Spain\t2018 - 2021\n• Closed the books every month\n• Led a team of two');
});

test('a word broken at the end of a line is whole again, and a compound keeps its hyphen', async () => {
  const wrapped = ['Presented the annual accounts to the super-', 'visory board and worked with a cross-', 'functional team of auditors.'];
  expect(await textOf(lines(50, 700, wrapped))).toBe('Presented the annual accounts to the supervisory board and worked with a cross-functional team of auditors.');
});

test('list items keep to themselves, and their wrapped lines to them', async () => {
  const marked = ['\x95', '\x95'].map((mark, index) => show(50, 700 - 24 * index, mark));
  const items = ['Kept the ledgers of three companies', 'and their yearly accounts.', 'Led a team of two in Valencia and', 'another one in Madrid.'];
  expect(await textOf(...marked, lines(62, 700, items))).toBe(
    '• Kept the ledgers of three companies and their yearly accounts.\n• Led a team of two in Valencia and another one in Madrid.',
  );
});

test('an empty line stands between paragraphs', async () => {
  expect(await textOf(lines(50, 700, ['Profile.', 'Accountant.']), lines(50, 660, ['Experience.', 'Ten years.']))).toBe('Profile.\nAccountant.\n\nExperience.\nTen years.');
});

test('letter-spaced headings are words, spread by the font or by hand', async () => {
  const byFont = show(50, 700, 'WORK EXPERIENCE', { before: '4 Tc' });
  const byHand = show(50, 660, 'S K I L L S');
  expect(await textOf(byFont, byHand)).toBe('WORK EXPERIENCE\n\nSKILLS');
});

test('words are parted where they are only placed apart, and whole where they are painted in pieces', async () => {
  const placed = '[(Placed)-300(apart)-20(,)-300(k)15(er)10(ned)] TJ';
  expect(await textOf(`BT /F1 10 Tf 50 700 Td ${placed} ET`)).toBe('Placed apart, kerned');
  expect(await textOf(show(50, 700, 'Ac'), show(62.23, 700, 'count'))).toBe('Account');
});

test('accents painted over their letters become one character', async () => {
  const accented = 'BT /F1 10 Tf 50 700 Td [(Garc)] TJ (\xb4) Tj [278 ] TJ (i) Tj (a) Tj ET';
  expect(await textOf(accented)).toBe('García');
});

test('bold type faked by painting twice is read once', async () => {
  expect(await textOf(show(50, 700, 'Experience'), show(50.3, 700, 'Experience'))).toBe('Experience');
});
