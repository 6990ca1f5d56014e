import { lines, show, writePdf } from '@cotejo/plugin-kit/testing/pdf';
import { describe, expect, test } from 'vitest';
import { extract } from '../extract.ts';

async function textOf(...contents: string[]): Promise<string> {
  const limits = { maxPages: 1, maxCharacters: 10_000, signal: new AbortController().signal };
  return (await extract(writePdf([contents.join('\n')]).bytes, limits)).pages[0]!.text;
}

const left = [
  'Responsible for the ledgers of three',
  'companies and for their yearly',
  'accounts and audits.',
  'Lead of a team of two.',
];
const right = [
  'Degree in business administration',
  'from the university of Valencia.',
  'Course in taxes of one hundred',
  'and twenty hours.',
];
const leftText =
  'Responsible for the ledgers of three companies and for their yearly accounts and audits.\nLead of a team of two.';
const rightText =
  'Degree in business administration from the university of Valencia.\nCourse in taxes of one hundred and twenty ' +
  'hours.';

test('columns are read one after the other, below a heading that spans both', async () => {
  const heading = show(60, 740, 'Ana Belmonte, accountant, with a heading across the whole of the page', { size: 14 });
  expect(await textOf(heading, lines(50, 700, left), lines(300, 694, right))).toBe(
    `Ana Belmonte, accountant, with a heading across the whole of the page\n\n${leftText}\n\n${rightText}`,
  );
});

test('columns on one grid of lines are columns too, whatever the order of painting', async () => {
  const rows = left.flatMap((text, index) => [
    show(50, 700 - 12 * index, text),
    show(300, 700 - 12 * index, right[index]!),
  ]);
  expect(await textOf(...rows)).toBe(`${leftText}\n\n${rightText}`);
});

test('a sidebar of short items on a colored panel is a column', async () => {
  const panel = 'q 0.1 0.1 0.4 rg 0 0 160 842 re f Q';
  const items = ['Skills', 'SAP', 'Excel', 'Power Query'].map((text, index) =>
    show(20, 697 - 15 * index, text, { before: '1 g' }),
  );
  expect(await textOf(panel, ...items, lines(200, 700, left))).toBe(`Skills\nSAP\nExcel\nPower Query\n\n${leftText}`);
});

test('labels and dates stay on the rows that they belong to', async () => {
  const rows = [
    ['Name', 'Ana Belmonte'],
    ['City', 'Valencia'],
    ['Languages', 'Spanish, English'],
    ['Since', '2019'],
  ];
  const content = rows.map(
    ([label, value], index) => show(50, 700 - 14 * index, label!) + show(200, 700 - 14 * index, value!),
  );
  expect(await textOf(...content)).toBe('Name\tAna Belmonte\nCity\tValencia\nLanguages\tSpanish, English\nSince\t2019');
});

test('a date beside the list of an entry goes to the heading of the entry', async () => {
  const content = [
    show(50, 700, 'Accountant, Turia'),
    show(450, 700, 'Valencia, Spain'),
    show(60, 688, '\x95 Closed the books every month'),
    show(464.45, 688, '2018 - 2021'),
    show(60, 676, '\x95 Led a team of two'),
  ];
  expect(await textOf(...content)).toBe(
    'Accountant, Turia\tValencia, Spain\t2018 - 2021\n• Closed the books every month\n• Led a team of two',
  );
});

test('a word broken at the end of a line is whole again, and a compound keeps its hyphen', async () => {
  const wrapped = [
    'Presented the annual accounts to the super-',
    'visory board and worked with a cross-',
    'functional team of auditors.',
  ];
  expect(await textOf(lines(50, 700, wrapped))).toBe(
    'Presented the annual accounts to the supervisory board and worked with a cross-functional team of auditors.',
  );
});

test('list items keep to themselves, and their wrapped lines to them', async () => {
  const marked = ['\x95', '\x95'].map((mark, index) => show(50, 700 - 24 * index, mark));
  const items = [
    'Kept the ledgers of three companies',
    'and their yearly accounts.',
    'Led a team of two in Valencia and',
    'another one in Madrid.',
  ];
  expect(await textOf(...marked, lines(62, 700, items))).toBe(
    '• Kept the ledgers of three companies and their yearly accounts.\n• Led a team of two in Valencia and another ' +
      'one in Madrid.',
  );
});

test('list items with typed dashes keep to themselves, the longest one too', async () => {
  const items = [
    '- Kafka or RabbitMQ',
    '- A degree in computer science or equivalent experience',
    '- Fluent English',
    '- Ledgers, taxes, payroll, bank reconciliation and audits',
    'of three companies',
    '- Terraform',
  ];
  const [first, second, third, broken, rest, last] = items;
  expect(await textOf(lines(50, 700, items))).toBe([first, second, third, `${broken} ${rest}`, last].join('\n'));
  const dated = ['Ledgers, audits and taxes in the small companies of the trade, 2016', '- 2019 in Valencia alone.'];
  expect(await textOf(lines(50, 700, dated))).toBe(dated.join(' '));
});

test('an empty line stands between paragraphs', async () => {
  expect(await textOf(lines(50, 700, ['Profile.', 'Accountant.']), lines(50, 660, ['Experience.', 'Ten years.']))).toBe(
    'Profile.\nAccountant.\n\nExperience.\nTen years.',
  );
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

/** Circles as browsers paint the marks of a list: four curves around each. */
function circles(x: number, ys: number[], radius = 1.5): string {
  const r = radius;
  const k = 0.55 * r;
  return ys
    .map(
      (y) =>
        `${x + r} ${y} m ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c ${x - k} ${y + r} ${x - r} ${y + k} ` +
        `${x - r} ${y} c ${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c ${x + k} ${y - r} ${x + r} ${y - k} ` +
        `${x + r} ${y} c f`,
    )
    .join(' ');
}

const wide = [
  'Moved the ledgers of all companies into one system with clear owners',
  'Kept the accounts right while the books grew by a tenth every year',
  'Led a team of two',
];
const marked = wide.map((item) => `• ${item}`).join('\n');

describe('marks of list items that are painted as shapes', () => {
  const ys = [703.5, 691.5, 679.5];
  test.for([
    ['discs', circles(53, ys)],
    ['circles', circles(53, ys).replaceAll(' f', ' s')],
    ['squares', ys.map((y) => `51 ${y - 1.5} 3 3 re f`).join(' ')],
    ['triangles', ys.map((y) => `50 ${y - 2} m 54 ${y} l 50 ${y + 2} l f`).join(' ')],
    ['pictures', ys.map((y) => `q 4 0 0 4 50 ${y - 2} cm /Photo Do Q`).join(' ')],
  ] as const)('%s are read as bullets', async ([, shapes]) => {
    expect(await textOf(shapes, lines(62, 700, wide))).toBe(marked);
  });

  test('the only item of a list has a bullet too, and its wrapped line belongs to it', async () => {
    expect(
      await textOf(
        circles(53, [703.5]),
        lines(62, 700, ['Closed the books of three companies at the end of every month for', 'Turia Ceramics']),
      ),
    ).toBe('• Closed the books of three companies at the end of every month for Turia Ceramics');
  });

  test.for([
    [2, 'Left 0\n• Right 0\n• Left 1\n• Right 1'],
    [3, 'Left 0\n• Left 1\n• Left 2\n\n• Right 0\n• Right 1\n• Right 2'],
  ] as const)('two lists of %i items side by side keep their items apart', async ([count, text]) => {
    const rows = Array.from({ length: count }, (_, index) => 700 - 12 * index);
    const content = rows.map(
      (y, index) =>
        `${circles(53, [y + 3.5])} ` +
        `${show(62, y, `Left ${index}`)} ${circles(183, [y + 3.5])} ${show(192, y, `Right ${index}`)}`,
    );
    expect(await textOf(...content)).toBe(`• ${text}`);
  });

  test('marks do not part a list from the column beside it', async () => {
    const items = left.map((_, index) => 703.5 - 12 * index);
    expect(await textOf(circles(51, items), lines(60, 700, left), lines(300, 694, right))).toBe(
      '• Responsible for the ledgers of three\n• companies and for their yearly\n• accounts and audits.\n• Lead of ' +
        `a team of two.\n\n${rightText}`,
    );
  });

  test.for([
    [
      'the dots of a rating',
      circles(53, [703.5]) + circles(60, [703.5]) + circles(67, [703.5]) + show(80, 700, 'Spanish'),
    ],
    ['an underline', `50 697 40 0.8 re f ${show(50, 700, 'Spanish')}`],
    ['an icon as high as the type', `40 699 9 9 re f ${show(55, 700, 'Spanish')}`],
    ['the frame of a cell', `45 690 200 20 re S ${show(50, 700, 'Spanish')}`],
    ['a dot behind the text', circles(95, [703.5]) + show(50, 700, 'Spanish')],
  ] as const)('%s is no bullet', async ([, content]) => {
    expect(await textOf(content)).toBe('Spanish');
  });

  test('many of them are not taken for letters drawn as outlines', async () => {
    const many = Array.from({ length: 64 }, (_, index) => 803.5 - 12 * index);
    const content =
      circles(53, many) +
      lines(
        62,
        800,
        many.map((_, index) => `Item ${index}`),
      );
    const limits = { maxPages: 1, maxCharacters: 10_000, signal: new AbortController().signal };
    expect((await extract(writePdf([content]).bytes, limits)).pages[0]).toMatchObject({ hasGraphics: false });
  });
});

describe('a line that starts with a capital', () => {
  test('goes on with the prose that the line above breaks', async () => {
    const prose = [
      'Ten years of ledgers, audits and taxes in the small companies of the',
      'trade of ceramics around Castellón, and lately also for the owners of',
      'Turia Tiles.',
    ];
    expect(await textOf(lines(50, 700, prose))).toBe(prose.join(' '));
  });

  test('goes on with a list of words that the line above breaks at a comma', async () => {
    const skills = ['Ledgers, audits, taxes, payroll, bank reconciliation, pivot tables, SAP,', 'Power Query'];
    expect(await textOf(lines(50, 700, skills))).toBe(skills.join(' '));
  });

  test('is an item of its own where the block is a list, also without marks', async () => {
    expect(await textOf(lines(50, 700, wide))).toBe(wide.join('\n'));
    const wrapped = [
      'Moved the ledgers of all companies into one system with clear owners,',
      'in nine months',
      ...wide.slice(1),
    ];
    expect(await textOf(lines(50, 700, wrapped))).toBe([`${wrapped[0]} ${wrapped[1]}`, ...wide.slice(1)].join('\n'));
  });

  test('or with a sign of a telephone number stands below a mail address', async () => {
    expect(await textOf(lines(50, 700, ['ana.belmonte@example.com', '+34 600 000 000']))).toBe(
      'ana.belmonte@example.com\n+34 600 000 000',
    );
  });
});
