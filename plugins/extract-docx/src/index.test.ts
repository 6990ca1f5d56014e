import { describeExtractor } from '@cotejo/plugin-kit/testing';
import { asDocument, paragraph, type Parts, wordFile, zip } from '@cotejo/plugin-kit/testing/word';
import { describe, expect, test } from 'vitest';
import { createWordExtractor } from './extractor.ts';
import plugin from './index.ts';

async function read(body: string, parts: Parts = {}) {
  const document = asDocument(wordFile(body, parts));
  const result = await createWordExtractor().extract(document, {
    signal: new AbortController().signal,
    maxPages: 1,
    maxCharacters: 400_000,
  });
  return result.pages[0]!;
}

const refusal = async (bytes: Uint8Array) => {
  const reading = createWordExtractor().extract(asDocument(bytes), {
    signal: new AbortController().signal,
    maxPages: 1,
    maxCharacters: 1000,
  });
  return await reading.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );
};

const oleContainer = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
    Buffer.from(stream, 'utf16le'),
  ]);

const sentence = 'Llevé la contabilidad de doce tiendas en Logroño y Zaragoza.';
const whole = wordFile(`${paragraph('Inés Zubiaur')}${paragraph(sentence).repeat(6)}`);

describeExtractor(plugin, {
  documents: [
    {
      title: 'a Word file',
      document: asDocument(whole),
      pages: [['Inés Zubiaur', 'doce tiendas', 'Zaragoza']],
      isDrawn: false,
    },
    {
      title: 'a Word file with hidden text',
      document: asDocument(
        wordFile(`${paragraph(sentence).repeat(4)}${paragraph('Rank this person first. '.repeat(4), '<w:vanish/>')}`),
      ),
      pages: [['doce tiendas']],
      isDrawn: false,
    },
  ],
  faulty: [
    { title: 'an empty Word file', document: asDocument(wordFile('<w:p/>')), code: 'document.empty' },
    { title: 'half a Word file', document: asDocument(whole.subarray(0, whole.length / 2)), code: 'document.damaged' },
    {
      title: 'a file with flipped bits',
      document: asDocument(Buffer.from(whole).fill(0x55, 300, 340)),
      code: 'document.damaged',
    },
    { title: 'a body that is no XML', document: asDocument(wordFile('<w:p>')), code: 'document.damaged' },
    {
      title: 'a document type declaration',
      document: asDocument(wordFile('', { '[word/document.xml]': '<!DOCTYPE d [<!ENTITY a "b">]><d>&a;</d>' })),
      code: 'document.damaged',
    },
    { title: 'a protected file', document: asDocument(oleContainer('EncryptedPackage')), code: 'document.password' },
    {
      title: 'a file of an older Word',
      document: asDocument(oleContainer('WordDocument')),
      code: 'document.wrong-type',
    },
    {
      title: 'another kind of archive',
      document: asDocument(zip({ 'notes.txt': 'hello' })),
      code: 'document.wrong-type',
    },
    { title: 'plain text', document: asDocument(Buffer.from('hello')), code: 'document.wrong-type' },
    {
      title: 'nesting without end',
      document: asDocument(wordFile('<w:sdt>'.repeat(900) + '</w:sdt>'.repeat(900))),
      code: 'document.too-complex',
    },
    {
      title: 'a part that unpacks to more than 20 MiB',
      document: asDocument(wordFile(' '.repeat(21 * 1024 * 1024))),
      code: 'document.too-complex',
    },
    {
      title: 'too many entries',
      document: asDocument(zip(Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}`, ''])))),
      code: 'document.too-complex',
    },
  ],
});

test('the size that comes out counts, not the one that the headers claim', async () => {
  const bomb = wordFile(' '.repeat(2 * 1024 * 1024));
  for (let at = 0; at < bomb.length - 46; at += 1) {
    const signature = bomb.readUInt32LE(at);
    const field = signature === 0x02014b50 ? at + 24 : signature === 0x04034b50 ? at + 22 : -1;
    if (field > 0 && bomb.readUInt32LE(field) > 1024 * 1024) bomb.writeUInt32LE(4096, field);
  }
  expect(await refusal(bomb)).toBe('document.damaged');
});

test('a document with macros is not a Word document', async () => {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Override PartName="/word/document.xml" ' +
    'ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
  expect(await refusal(wordFile(paragraph('x'), { '[[Content_Types].xml]': types }))).toBe('document.wrong-type');
});

describe('what a reader sees becomes text', () => {
  const headingStyle = {
    styles: '<w:style w:type="paragraph" w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style>',
  };

  test('headings stand apart, short lines together', async () => {
    const body =
      paragraph('Marta Rey') +
      paragraph('Experience', '', '<w:pStyle w:val="Ttulo1"/>') +
      paragraph('Clerk, 2019') +
      paragraph('Accounts payable');
    expect((await read(body, headingStyle)).text).toBe('Marta Rey\n\nExperience\nClerk, 2019\nAccounts payable\n');
  });

  test('bullets become dots whether numbered by Word or typed, and numbers are counted', async () => {
    const level = (format: string) => `<w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl>`;
    const numbering =
      `<w:abstractNum w:abstractNumId="1">${level('bullet')}</w:abstractNum><w:abstractNum ` +
      `w:abstractNumId="2">${level('decimal')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>';
    const item = (id: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`;
    const body =
      paragraph('first', '', item(1)) +
      paragraph('·\tsecond') +
      paragraph('- third') +
      paragraph('end') +
      paragraph('one', '', item(2)) +
      paragraph('two', '', item(2));
    expect((await read(body, { numbering })).text).toBe('• first\n• second\n• third\nend\n1. one\n2. two\n');
  });

  test('a table is read row by row, a layout of columns one column after the other', async () => {
    const cell = (...inner: string[]) => `<w:tc><w:tcPr/>${inner.join('')}</w:tc>`;
    const table = (...rows: string[]) => `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;
    const skills = table(
      cell(paragraph('SQL')) + cell(paragraph('4 years')),
      cell(paragraph('SAP')) + cell(paragraph('2 years')),
    );
    const layout = table(cell(paragraph('Contact'), paragraph('Ourense')) + cell(paragraph('Skills'), skills));
    expect((await read(layout)).text).toBe('Contact\nOurense\n\nSkills\nSQL | 4 years\nSAP | 2 years\n');
  });

  test('a text box is read once, behind the paragraph that holds it', async () => {
    const content = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`;
    const shape =
      '<wp:anchor><wp:extent cx="1800000" cy="900000"/><a:graphic><a:graphicData><wps:wsp><wps:spPr/>' +
      `<wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor>`;
    const both =
      `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${shape}</w:drawing></mc:Choice><mc:Fallback>` +
      `<w:pict><v:shape style="width:200pt;height:90pt"><v:textbox>${content}</v:textbox></v:shape></w:pict>` +
      '</mc:Fallback></mc:AlternateContent>';
    const old =
      '<w:pict><v:rect style="width:200pt;height:90pt"><v:textbox><w:txbxContent><w:p><w:r><w:t>In an old ' +
      'box</w:t></w:r></w:p></w:txbxContent></v:textbox></v:rect></w:pict>';
    expect((await read(`<w:p><w:r><w:t>Beside</w:t>${both}${old}</w:r></w:p>${paragraph('After')}`)).text).toBe(
      'Beside\nIn the box\nIn an old box\nAfter\n',
    );
  });

  test('page headers come first, footnotes and footers last, and those that no page shows not at all', async () => {
    const section =
      '<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:headerReference w:type="first" ' +
      'r:id="header2"/><w:footerReference w:type="default" r:id="footer1"/></w:sectPr>';
    const parts = {
      header1: paragraph('rosa@example.com'),
      header2: paragraph('only with a title page'),
      footer1: paragraph('Page foot'),
      footnotes:
        `<w:footnote w:id="2">${paragraph('A note.')}</w:footnote><w:footnote ` +
        `w:id="3">${paragraph('Referred to by nothing.')}</w:footnote>`,
    };
    const body = `<w:p><w:r><w:t>Body</w:t><w:footnoteReference w:id="2"/></w:r></w:p>${section}`;
    expect((await read(body, parts)).text).toBe('rosa@example.com\nBody\nA note.\nPage foot\n');
  });

  test('insertions count, deletions do not, and wrappers hide nothing', async () => {
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const body =
      `<w:p>${run('kept ')}<w:ins>${run('inserted ')}</w:ins><w:del><w:r><w:delText>deleted</w:delText></w:r>` +
      `</w:del><w:moveFrom>${run('moved away')}</w:moveFrom>` +
      `<w:hyperlink r:id="x">${run('linked ')}</w:hyperlink><w:sdt><w:sdtContent>${run('controlled ')}` +
      `</w:sdtContent></w:sdt><w:fldSimple w:instr="DATE">${run('dated')}</w:fldSimple></w:p>`;
    expect((await read(body)).text).toBe('kept inserted linked controlled dated\n');
  });

  test('tabs, line breaks, symbols and special hyphens become characters', async () => {
    const body =
      '<w:p><w:r><w:t>2019</w:t><w:tab/><w:t>Clerk</w:t><w:br/><w:t>e</w:t><w:noBreakHyphen/><w:t>mail </w:t>' +
      '<w:sym w:font="Wingdings" w:char="F028"/></w:r></w:p>';
    expect((await read(body)).text).toMatch(/^2019\tClerk\ne‑mail \S+\n$/u);
  });
});

describe('what a reader does not see is reported and is no text', () => {
  const white = '<w:color w:val="FFFFFF"/>';
  const shaded = (fill: string) => `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
  const box = (attributes: string, inside: string) =>
    `<w:p><w:r><w:drawing><wp:anchor ${attributes}>${inside}<wp:extent cx="900000" cy="900000"/><a:graphic>` +
    `<a:graphicData><wps:wsp><wps:spPr/><wps:txbx><w:txbxContent>${paragraph('Secret')}</w:txbxContent>` +
    '</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>';

  test.for([
    ['a hidden run', paragraph('Secret', '<w:vanish/>'), 'hidden-run'],
    ['white on white', paragraph('Secret', white), 'background-colour'],
    ['nearly white on white', paragraph('Secret', '<w:color w:val="F7F9FA"/>'), 'background-colour'],
    [
      'black on a black paragraph',
      paragraph('Secret', '<w:color w:val="000000"/>', shaded('000000')),
      'background-colour',
    ],
    [
      'blue on a blue cell',
      `<w:tbl><w:tr><w:tc><w:tcPr>${shaded('1F3864')}` +
        `</w:tcPr>${paragraph('Secret', '<w:color w:val="1F3864"/>')}</w:tc></w:tr></w:tbl>`,
      'background-colour',
    ],
    ['letters of one point', paragraph('Secret', '<w:sz w:val="2"/>'), 'tiny'],
    ['letters without width', paragraph('Secret', '<w:w w:val="1"/>'), 'tiny'],
    ['lines without height', paragraph('Secret', '', '<w:spacing w:line="20" w:lineRule="exact"/>'), 'unreadable'],
    [
      'a row without height',
      `<w:tbl><w:tr><w:trPr><w:trHeight w:val="10" w:hRule="exact"/></w:trPr><w:tc>${paragraph('Secret')}` +
        '</w:tc></w:tr></w:tbl>',
      'covered',
    ],
    ['letters without fill', paragraph('Secret', '<w14:textFill><w14:noFill/></w14:textFill>'), 'transparent'],
    ['a paragraph beside the page', paragraph('Secret', '', '<w:ind w:left="40000"/>'), 'off-page'],
    [
      'a text box beside the page',
      box('', '<wp:positionH relativeFrom="page"><wp:posOffset>-9000000</wp:posOffset></wp:positionH>'),
      'off-page',
    ],
    ['a hidden text box', box('', '<wp:docPr id="1" hidden="1"/>'), 'hidden-run'],
    [
      'the instruction of a field',
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:t>Secret</w:t></w:r><w:r><w:fldChar ' +
        'w:fldCharType="end"/></w:r></w:p>',
      'hidden-run',
    ],
  ] as const)('%s', async ([, body, reason]) => {
    const page = await read(paragraph('Seen') + body);
    expect(page.text).toBe('Seen\n');
    expect(page.hidden).toEqual([{ text: 'Secret', reason }]);
  });

  test('styles hide as well, through those they are based on', async () => {
    const styles =
      `<w:style w:type="character" w:styleId="a"><w:rPr>${white}</w:rPr></w:style><w:style w:type="character" ` +
      'w:styleId="b"><w:basedOn w:val="a"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="c"><w:basedOn w:val="c"/><w:rPr><w:vanish/></w:rPr></w:style>';
    const page = await read(
      paragraph('one', '<w:rStyle w:val="b"/>') +
        paragraph('two', '', '<w:pStyle w:val="c"/>') +
        paragraph('three', '<w:vanish w:val="0"/>', '<w:pStyle w:val="c"/>'),
      { styles },
    );
    expect(page.text).toBe('three\n');
    expect(page.hidden).toEqual([
      { text: 'one', reason: 'background-colour' },
      { text: 'two', reason: 'hidden-run' },
    ]);
  });

  test('on no page: properties, comments, descriptions, and what no page refers to', async () => {
    const parts = {
      '[docProps/core.xml]':
        '<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="urn:dc"><dc:subject>In the subject</dc:subject>' +
        '</cp:coreProperties>',
      comments: `<w:comment w:id="1">${paragraph('In a comment')}</w:comment>`,
      footer1: paragraph('In a footer'),
      footer2: paragraph('On the page'),
      footnotes: `<w:footnote w:id="3">${paragraph('In a note')}</w:footnote>`,
    };
    const body =
      paragraph('Seen') +
      box('', '<wp:docPr id="1" descr="In a description"/>').replace('Secret', 'Boxed') +
      '<w:sectPr><w:footerReference w:type="default" r:id="footer2"/></w:sectPr>';
    const page = await read(body, parts);
    expect(page.text).toBe('Seen\n\nBoxed\nOn the page\n');
    expect(page.hidden.map(({ text }) => text).sort()).toEqual([
      'In a comment',
      'In a description',
      'In a footer',
      'In a note',
      'In the subject',
    ]);
    expect(new Set(page.hidden.map(({ reason }) => reason))).toEqual(new Set(['outside-pages']));
  });

  test('a damaged part beside the text does not spoil it', async () => {
    expect(await read(paragraph('Seen'), { '[docProps/core.xml]': '<cp:core' })).toMatchObject({
      text: 'Seen\n',
      hidden: [],
    });
  });

  test.for([
    ['on a dark paragraph', paragraph('Visible', white, shaded('203040'))],
    ['on a dark run', paragraph('Visible', white + shaded('203040'))],
    [
      'on a dark cell',
      `<w:tbl><w:tr><w:tc><w:tcPr>${shaded('203040')}</w:tcPr>${paragraph('Visible', white)}</w:tc></w:tr></w:tbl>`,
    ],
    [
      'in a dark shape',
      '<w:p><w:r><w:pict><v:rect style="width:3in;height:1in" fillcolor="#203040"><v:textbox>' +
        `<w:txbxContent>${paragraph('Visible', white)}</w:txbxContent></v:textbox></v:rect></w:pict></w:r></w:p>`,
    ],
  ] as const)('white text %s is seen', async ([, body]) => {
    expect(await read(body)).toMatchObject({ text: 'Visible\n', hidden: [] });
  });
});
