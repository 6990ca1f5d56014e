/**
 * A function that remembers its results for a limited number of keys. It serves questions about each word of a text, as
 * the same few thousand words make up most texts. Keys longer than `longest` are not remembered: memory stays bounded.
 */
export function remembering<Made>(most: number, longest: number, make: (key: string) => Made): (key: string) => Made {
  const remembered = new Map<string, Made>();
  return (key) => {
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (key.length > longest) return made;
    if (remembered.size >= most) remembered.clear();
    remembered.set(key, made);
    return made;
  };
}
