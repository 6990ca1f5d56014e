import type { Share } from '@cotejo/contract';

const at = (day: number) => new Date(2026, 0, day, 9, 30).toISOString();
const page: Share = {
  id: 1,
  author: { id: 1, name: 'Rosa Tester' },
  createdAt: at(12),
  expiresAt: at(19),
  isExpired: false,
  revokedAt: null,
  isFile: false,
  hasPassword: true,
  openings: 24,
  openedAt: [at(14), at(13)],
  profiles: [
    {
      id: 1,
      name: 'Owen Tadesse',
      said: { answer: 'ask', message: 'Could we meet on Tuesday?' },
      saidAt: at(14),
    },
    { id: 2, name: 'Lucía Bermejo Roldán', said: null, saidAt: null },
  ],
  gone: 1,
};

/** What is answered for a role of which pages are open, closed, expired, and handed over as a file. */
export const sharedPages: Share[] = [
  page,
  { ...page, id: 2, isFile: true, hasPassword: false, openings: 0, openedAt: [], gone: 0 },
  { ...page, id: 3, author: null, revokedAt: at(15), openings: 0, openedAt: [], gone: 2 },
  { ...page, id: 4, isExpired: true, openings: 1, openedAt: [at(13)] },
];
