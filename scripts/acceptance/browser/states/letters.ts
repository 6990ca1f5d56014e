import { loading, press, text, type State } from './state.ts';

const letter = ({ candidacy }: { candidacy: number }) => `/letters/${candidacy}?kind=notice`;
const due = { kind: 'notice', dueOn: '2026-01-31', byHand: true, candidacyId: 1, name: 'Ana', role: null };
const another = { ...due, kind: 'explanation', dueOn: '2999-12-31', role: { id: 1, name: 'Baker' } };

export const letterStates: State[] = [
  {
    name: 'a letter',
    as: 'owner',
    path: letter,
    heading: (t) => t.letters.title('Owen Tadesse'),
    shows: text((t) => t.letters.textHint),
  },
  {
    name: 'a letter, not written',
    as: 'owner',
    path: letter,
    heading: (t) => t.letters.title('Owen Tadesse'),
    calls: [/letters\/draft/, 'failing'],
    shows: text((t) => t.letters.draftFailed),
  },
  {
    name: 'a letter to nobody',
    as: 'newcomer',
    path: letter,
    heading: (t) => t.letter,
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'letters that are due',
    as: 'owner',
    path: '/letters',
    heading: (t) => t.letters.dueTitle,
    calls: [/letters\/due/, { items: [due, another], total: 2, nextCursor: null }],
    shows: text((t) => t.letters.overdue('31/01/2026')),
  },
  {
    name: 'letters that are due, loading',
    as: 'owner',
    path: '/letters',
    heading: (t) => t.letters.dueTitle,
    calls: [/letters\/due/, 'held'],
    shows: loading((t) => t.letters.dueLoading),
  },
  {
    name: 'letters that are due, none',
    as: 'newcomer',
    path: '/letters',
    heading: (t) => t.letters.dueTitle,
    shows: text((t) => t.letters.noneDue),
  },
  {
    name: 'letters, as an administrator writes them',
    as: 'owner',
    path: '/admin?tab=letters',
    heading: (t) => t.admin.title,
    act: async (page, t) => {
      await press((texts) => texts.letterKinds.explanation)(page, t);
      await page.getByText(t.letterTemplates.placeholders, { exact: true }).click();
    },
    shows: text((t) => t.letterTemplates.means.tool),
  },
];
