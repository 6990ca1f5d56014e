/** A word in the letter case of another. */
export const likeIn = (word: string, model: string): string =>
  model === model.toUpperCase() && model.length > 1
    ? word.toUpperCase()
    : /^\p{Lu}/u.test(model)
      ? word[0]!.toUpperCase() + word.slice(1)
      : word;
