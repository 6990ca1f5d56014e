/**
 * The numbers of PostgreSQL's advisory locks. All users of a database share these numbers, so they stand here together,
 * each different.
 */
export const locks = {
  /** Held while migrations are applied. */
  migration: 7_235_471,
  /** Held by a registration until it is known whether the user is the first. */
  firstUser: 7_235_472,
  /** Held while tokens of a limited month are booked. */
  budget: 7_235_473,
  /** Held by backups, and by deletions of files. */
  backup: 7_235_474,
  /** Held, with the company's id, while resumes are given to people, and people joined or separated. */
  people: 7_235_475,
  /** Held, with who somebody is at the identity provider, while they are let in. */
  signOn: 7_235_476,
} as const;
