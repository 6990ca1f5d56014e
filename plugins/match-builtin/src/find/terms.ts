/** The kinds of term by which resumes are found; each is compared with its like alone. */
export const terms = {
  skill: (name: string): string => `skill ${name}`,
  /** A stem of a title that was held. */
  title: (stem: string): string => `title ${stem}`,
  word: (stem: string): string => `word ${stem}`,
};
