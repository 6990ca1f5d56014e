import type { DuePerson, Retention } from '@cotejo/contract';
import { dialog, loading, press, type State, text } from './state.ts';

const long = 'Kapitänsanwärter'.repeat(6);
const rules = {
  afterActivity: 36,
  afterRefusal: null,
  erases: true,
  historyMonths: 48,
  clients: [{ client: { id: 7, name: long }, afterActivity: 24, afterRefusal: 6 }],
  holds: [
    {
      id: 1,
      of: 'role',
      subject: { id: 17, name: long },
      reason: 'A court asks for everything about this role. '.repeat(6),
      author: { id: 1, name: 'Rosa Tester' },
      createdAt: '2026-11-02T10:00:00.000Z',
    },
  ],
} satisfies Retention;
const due: DuePerson[] = [
  { person: { id: 4, name: long }, clock: 'activity', since: '2023-01-31T10:00:00Z', dueAt: '2026-01-31T10:00:00Z' },
  { person: { id: 5, name: 'Ana' }, clock: 'refusal', since: '2026-02-01T10:00:00Z', dueAt: '2026-08-01T10:00:00Z' },
];
const at = {
  as: 'owner',
  path: '/admin?tab=retention',
  heading: (t) => t.admin.title,
} as const satisfies Partial<State>;

export const retentionStates: State[] = [
  {
    name: 'receipts of erasures, loading',
    ...at,
    calls: [/\/api\/admin\/erasures/, 'held'],
    shows: loading((t) => t.retention.loading),
  },
  {
    name: 'receipts of erasures, not loaded',
    ...at,
    calls: [/\/api\/admin\/erasures/, 'failing'],
    shows: text((t) => t.retention.loadFailed),
  },
  {
    name: 'receipts of erasures, none',
    ...at,
    shows: text((t) => t.retention.noReceipts),
  },
  {
    name: 'clocks of clients and a legal hold',
    ...at,
    calls: [/\/api\/admin\/retention$/, rules],
    shows: text((t) => t.retention.lift),
  },
  {
    name: 'clocks, not loaded',
    ...at,
    calls: [/\/api\/admin\/retention$/, 'failing'],
    shows: text((t) => t.retention.rulesFailed),
  },
  {
    name: 'people who are due, about to be erased',
    ...at,
    calls: [/\/api\/admin\/retention\/due/, { items: due, nextCursor: 'more' }],
    act: async (page, t) => {
      await press(() => t.retention.chooseAll)(page, t);
      await press(() => t.retention.eraseChosen(2))(page, t);
    },
    shows: dialog((t) => t.retention.eraseTitle(2)),
  },
  {
    name: 'somebody about to be held',
    ...at,
    act: press((t) => t.retention.hold),
    shows: dialog((t) => t.retention.hold),
  },
];
