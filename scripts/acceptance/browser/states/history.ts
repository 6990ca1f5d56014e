import { loading, type State, text } from './state.ts';

export const historyStates: State[] = [
  {
    name: 'history, loading',
    as: 'owner',
    path: '/history',
    heading: (t) => t.history.titles.all,
    calls: [/\/api\/analysis-history/, 'held'],
    shows: loading((t) => t.history.loading),
  },
  {
    name: 'history, not loaded',
    as: 'owner',
    path: '/history',
    heading: (t) => t.history.titles.all,
    calls: [/\/api\/analysis-history/, 'failing'],
    shows: text((t) => t.history.failed),
  },
  {
    name: 'history, empty',
    as: 'newcomer',
    path: '/history',
    heading: (t) => t.history.titles.all,
    shows: text((t) => t.history.empty.all),
  },
  {
    name: 'history of a role, empty',
    as: 'newcomer',
    path: '/history?roleId=1',
    heading: (t) => t.history.titles.role,
    shows: text((t) => t.history.empty.role),
  },
  {
    name: 'history of a resume',
    as: 'owner',
    path: ({ resume }) => `/history?resumeId=${resume}`,
    heading: (t) => t.history.titles.resume,
    shows: text((t) => t.history.viewAll),
  },
  {
    name: 'history',
    as: 'owner',
    path: '/history',
    heading: (t) => t.history.titles.all,
    shows: text((t) => t.history.view),
  },
];
