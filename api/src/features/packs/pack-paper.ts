import type { Block, Cell, Paper } from '../../platform/paper/paper.ts';
import { dayOf } from '../reports/words.ts';
import type { Pack, Profile, ShownQuote, ShownRequirement } from './read-pack.ts';

/** A pack as a paper: what it is for, everybody at a glance, and then each profile from a page of its own. */
export function packPaper(pack: Pack): Paper {
  const { words, brand, role, client, created, profiles } = pack;
  const { packs, papers } = words;
  return {
    title: `${packs.title} · ${role}`,
    language: words.language.locale,
    author: brand.name,
    created,
    footer: [brand.name, client, role].join(' · '),
    pageNumber: papers.page,
    brand,
    blocks: [
      { kind: 'opening', level: 1, eyebrow: packs.title, title: role, lines: [client] },
      { kind: 'paragraph', text: packs.preparedBy(brand.name, dayOf(created)), tone: 'muted' },
      ...(profiles.some(({ masked }) => masked)
        ? [{ kind: 'paragraph' as const, text: packs.masked, tone: 'muted' as const }]
        : []),
      { kind: 'heading', level: 2, text: papers.ranking },
      glance(pack),
      ...profiles.flatMap((profile) => profileBlocks(profile, pack)),
    ],
  };
}

/** How many of the requirements that are shown a resume meets. */
export const countMet = ({ requirements }: Profile): number =>
  requirements.filter(({ verdict: found }) => found === 'met').length;

function glance({ profiles, words: { papers, packs } }: Pack): Block {
  return {
    kind: 'table',
    caption: papers.ranking,
    columns: [
      { header: papers.columns.name, share: 3 },
      { header: packs.requirements, share: 2 },
    ],
    rows: profiles.map((profile) => [
      { text: profile.name, strong: true },
      { text: packs.shown(countMet(profile), profile.requirements.length) },
    ]),
  };
}

function profileBlocks(profile: Profile, { words, role }: Pack): Block[] {
  const { packs } = words;
  const { name, comment, contacts, requirements } = profile;
  return [
    { kind: 'page' },
    { kind: 'opening', level: 2, eyebrow: packs.profile, title: name, lines: [role] },
    ...(contacts.length > 0
      ? [{ kind: 'facts' as const, facts: contacts.map((value) => ({ label: packs.contact, value })) }]
      : []),
    ...(comment === ''
      ? []
      : [
          { kind: 'heading' as const, level: 3 as const, text: packs.comment },
          ...comment.split(/\n+/).map((text) => ({ kind: 'paragraph' as const, text })),
        ]),
    {
      kind: 'heading',
      level: 3,
      text: packs.requirements,
      aside: packs.shown(countMet(profile), requirements.length),
    },
    requirementTable(requirements, words),
  ];
}

/** Every requirement with its quotes, each quote beside what the resume has where that is in another language. */
function requirementTable(of: ShownRequirement[], { papers, packs, evidence, quoted }: Pack['words']): Block {
  const { columns } = papers;
  const cellOf = (quote: string): Cell => ({ text: quote === '' ? '' : quoted(quote), tone: 'muted' });
  const isTranslated = of.some(({ quotes }) => quotes.some(({ original }) => original !== undefined));
  const rows = of.flatMap(({ text, must, verdict: found, quotes }): Cell[][] => {
    const head = [
      { text: evidence.verdicts[found], mark: found },
      { text: `${text}\n${must ? evidence.must : evidence.nice}`, strong: true },
    ];
    const shown: ShownQuote[] = quotes.length > 0 ? quotes : [{ text: '' }];
    return shown.map((quote, at) => [
      ...(at === 0 ? head : [{ text: '' }, { text: '' }]),
      cellOf(quote.text),
      ...(isTranslated ? [cellOf(quote.original ?? '')] : []),
    ]);
  });
  return {
    kind: 'table',
    caption: packs.requirements,
    columns: [
      { header: columns.verdict, share: 1.1 },
      { header: columns.requirement, share: 2.2 },
      { header: columns.quotes, share: isTranslated ? 2.4 : 3.6 },
      ...(isTranslated ? [{ header: packs.original, share: 2.4 }] : []),
    ],
    rows,
  };
}
