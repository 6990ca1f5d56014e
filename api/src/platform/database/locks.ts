/**
 * The numbers of PostgreSQL's advisory locks, which one database shares among all that is done in it: here together, so that
 * no two are alike and nobody waits for what is not theirs.
 */
export const locks = {
  /** Of who applies migrations. */
  migration: 7_235_471,
  /** Of who registers, while it is not yet known whether they are the first. */
  firstUser: 7_235_472,
  /** Of who books tokens of a limited month. */
  budget: 7_235_473,
  /** Shared by backups, exclusive for whoever deletes files. */
  backup: 7_235_474,
} as const;
