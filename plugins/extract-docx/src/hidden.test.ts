import { paragraph } from '@cotejo/plugin-kit/testing/word';
import { describe, expect, test } from 'vitest';
import { read } from './testing/read.ts';

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
