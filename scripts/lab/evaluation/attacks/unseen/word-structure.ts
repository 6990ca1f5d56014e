import { escapeXml } from '@cotejo/plugin-kit/testing/word';
import type { AttackClass } from './attack.ts';
import { hide } from './word-attack.ts';
import { paragraphs, pick, run } from './word-parts.ts';

const field = (instruction: string, result: string): string =>
  '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText ' +
  `xml:space="preserve"> ${instruction} </w:instrText>` +
  `</w:r>${result && `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}`}<w:r><w:fldChar ` +
  'w:fldCharType="end"/></w:r></w:p>';

/** Attacks by elements and fields that show nothing of what they hold. */
export const structureAttacks: AttackClass[] = [
  hide('in an alternative that nothing understands', (secret, hidden, variant) => {
    const version = (shown: string, fallback: string, required = 'wps') =>
      `<w:p><mc:AlternateContent><mc:Choice Requires="${required}">${run(shown)}</mc:Choice>` +
      `<mc:Fallback>${run(fallback)}</mc:Fallback></mc:AlternateContent></w:p>`;
    if (!hidden) return { body: version(secret, secret) };
    return { body: variant % 2 ? version('Own car.', secret) : version(secret, 'Own car.', 'new') };
  }),
  hide('in a mark for an index', (secret, hidden, variant) => {
    const kind = pick(['XE', 'TC', 'TA', 'PRIVATE', 'RD'], variant);
    return {
      body: hidden
        ? field(variant % 2 ? `${kind} "${escapeXml(secret)}"` : `${kind} "x"`, variant % 2 ? '' : run(secret))
        : field('QUOTE', run(secret)),
    };
  }),
  hide('in a field that is reckoned anew', (secret, hidden, variant) => {
    const kind = pick(['PAGE', 'DATE', 'NUMPAGES', 'TIME', 'SECTIONPAGES'], variant);
    return {
      body:
        variant % 2
          ? `<w:p><w:fldSimple w:instr=" ${hidden ? kind : 'AUTHOR'} ">${run(secret)}</w:fldSimple></w:p>`
          : field(hidden ? kind : 'COMMENTS', run(secret)),
    };
  }),
  hide('in a footnote that hidden text refers to', (secret, hidden) => ({
    body: `<w:p><w:r><w:rPr>${hidden ? '<w:vanish/>' : ''}</w:rPr><w:footnoteReference w:id="2"/></w:r></w:p>`,
    parts: { footnotes: `<w:footnote w:id="2">${paragraphs(secret.repeat(4))}</w:footnote>` },
  })),
  hide('in a formula that shows nothing', (secret, hidden) => {
    const text = `<m:r><m:t>${escapeXml(secret)}</m:t></m:r>`;
    return {
      body:
        '<w:p>' +
        '<m:oMath>' +
        (hidden ? `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><m:e>${text}</m:e></m:phant>` : text) +
        '</m:oMath></w:p>',
    };
  }),
  hide('in elements of no known kind', (secret, hidden) => ({
    body: hidden
      ? `<w:p><new:note>${run(secret)}</new:note></w:p><new:block>${paragraphs(secret)}</new:block>`
      : paragraphs(secret),
  })),
];
