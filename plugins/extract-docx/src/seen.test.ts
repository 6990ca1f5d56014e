import { paragraph } from '@cotejo/plugin-kit/testing/word';
import { describe, expect, test } from 'vitest';
import { read } from './testing/read.ts';

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
