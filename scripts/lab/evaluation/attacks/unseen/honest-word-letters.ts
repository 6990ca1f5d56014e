import { escapeXml, paragraph } from '@cotejo/plugin-kit/testing/word';
import type { HonestClass } from './attack.ts';
import { honest } from './honest-word-file.ts';
import { color, paragraphs, pick, size, style, themed } from './word-parts.ts';

const letters = [
  honest('headings and letters in colors of the theme', ({ name, title, rest, variant }) => {
    const theme = pick(['accent1', 'accent2', 'text2', 'accent5', 'accent6'], variant);
    const styles =
      style(
        'Title',
        '<w:rPr>' +
          color(pick(['4472C4', 'ED7D31', '44546A', '5B9BD5', '70AD47'], variant), ` w:themeColor="${theme}"`) +
          `${size(52)}` +
          '<w:spacing w:val="60"/></w:rPr>',
      ) +
      style(
        'Heading1',
        '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>' +
          `<w:rPr>${color('2F5496', ` w:themeColor="${theme}" w:themeShade="BF"`)}</w:rPr>`,
      );
    const body = rest
      .split('\n')
      .map((line) =>
        /^(?:Experience|Education|Skills|Languages)$/.test(line)
          ? paragraphs(line, '', '<w:pStyle w:val="Heading1"/>')
          : paragraphs(line, color('595959', ' w:themeColor="text1" w:themeTint="A6"')),
      )
      .join('');
    return {
      body: paragraphs(name, '', '<w:pStyle w:val="Title"/>') + paragraphs(title) + body,
      parts: { ...themed(), styles },
    };
  }),
  honest('icons from a font of signs', ({ name, title, rest, variant }) => {
    const font = pick(['Wingdings', 'Webdings', 'Symbol', 'Wingdings 2', 'FontAwesome'], variant);
    const icon = (text: string) =>
      `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr><w:t xml:space="preserve">${text}` +
      '</w:t></w:r>';
    const lines = rest
      .split('\n')
      .map(
        (line, index) =>
          '<w:p>' +
          (index % 4 === 0 ? (index % 8 ? icon('( ') : `<w:r><w:sym w:font="Wingdings" w:char="F028"/></w:r>`) : '') +
          `<w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`,
      )
      .join('');
    return { body: paragraphs(`${name}\n${title}`) + lines };
  }),
  honest('letters set wide, close, raised and small', ({ name, title, rest, variant }) => ({
    body:
      paragraphs(name, `<w:spacing w:val="${pick([100, 200, 60, 150, 300], variant)}"/><w:w w:val="110"/>${size(48)}`) +
      paragraphs(title, '<w:spacing w:val="-8"/><w:position w:val="6"/>') +
      paragraphs(
        rest,
        `${size(pick([16, 18, 14, 20, 17], variant))}<w:w w:val="90"/>`,
        '<w:spacing w:line="220" w:lineRule="exact"/>',
      ),
  })),
  honest('gray footers and headers', ({ name, title, rest, variant }) => ({
    body:
      paragraphs(rest) +
      '<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:footerReference w:type="default" ' +
      'r:id="footer1"/></w:sectPr>',
    parts: {
      header1: paragraphs(name, color(pick(['7F7F7F', '808080', 'A6A6A6', '595959', '999999'], variant)) + size(16)),
      footer1: paragraphs(title, color('8C8C8C') + size(pick([12, 14, 16], variant))),
    },
  })),
];

const controlled = (text: string, more = ''): string =>
  `<w:sdt><w:sdtPr><w:alias w:val="Field"/>${more}</w:sdtPr><w:sdtContent><w:r><w:t ` +
  `xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:sdtContent></w:sdt>`;
const structure = [
  honest('content controls and fields', ({ name, title, rest }) => ({
    body:
      `<w:p>${controlled(name, '<w:text/>')}</w:p><w:p><w:fldSimple w:instr=" TITLE "><w:r>` +
      `<w:t>${escapeXml(title)}</w:t></w:r></w:fldSimple></w:p><w:sdt><w:sdtContent>${paragraphs(rest)}` +
      '</w:sdtContent></w:sdt>' +
      '<w:p><w:r><w:t xml:space="preserve">Page </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t>' +
      '</w:r></w:fldSimple></w:p>',
  })),
  honest('tracked changes', ({ name, title, rest }) => ({
    body:
      paragraphs(`${name}\n${title}`) +
      rest
        .split('\n')
        .map((line, index) =>
          index % 3 === 0
            ? `<w:p><w:del w:id="${index}" w:author="A"><w:r><w:delText>Formerly</w:delText></w:r></w:del>` +
              `<w:ins w:id="${index + 500}" w:author="A"><w:r>` +
              `<w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:ins></w:p>`
            : paragraphs(line),
        )
        .join(''),
  })),
  honest('columns, tab stops and breaks', ({ name, title, rest, variant }) => ({
    body:
      paragraphs(`${name}\n${title}`) +
      rest
        .split('\n')
        .map((line) => {
          const [first, ...others] = line.split(', ');
          return (
            '<w:p><w:pPr><w:tabs><w:tab w:val="right" ' +
            `w:pos="${pick([9360, 9900, 9000, 4000, 4300], variant)}"/></w:tabs></w:pPr><w:r><w:t ` +
            `xml:space="preserve">${escapeXml(first!)}` +
            `</w:t>${others.length ? `<w:tab/><w:t xml:space="preserve">${escapeXml(others.join(', '))}</w:t>` : ''}` +
            '</w:r></w:p>'
          );
        })
        .join('') +
      (variant > 2 ? '<w:sectPr><w:cols w:num="2" w:space="400"/></w:sectPr>' : ''),
  })),
  honest('a footnote, a frame and a drop cap', ({ name, title, rest }) => ({
    body:
      paragraphs(
        name,
        size(36),
        '<w:framePr w:w="8000" w:hSpace="180" w:wrap="around" w:vAnchor="page" w:hAnchor="margin" w:y="700"/>',
      ) +
      paragraph(
        'A',
        size(80),
        '<w:framePr w:dropCap="drop" w:lines="3" w:wrap="around" w:vAnchor="text" w:hAnchor="text"/>',
      ) +
      paragraphs(rest) +
      '<w:p><w:r><w:t>See note</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
    parts: { footnotes: `<w:footnote w:id="2">${paragraphs(title, size(16))}</w:footnote>` },
  })),
  honest('empty lines with no height between the parts', ({ name, title, rest }) => ({
    body:
      paragraphs(`${name}\n${title}`) +
      rest
        .split('\n')
        .map((line) => `${paragraphs('', size(4), '<w:spacing w:line="20" w:lineRule="exact"/>')}${paragraphs(line)}`)
        .join(''),
  })),
];

/** Honest Word files whose letters and structure look like attacks. */
export const honestLetters: HonestClass[] = [...letters, ...structure];
