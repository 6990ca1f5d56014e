/** The tables of a font that say which glyph a letter has and how each is called; without outlines. */
export function fontOf({
  letters,
  names,
  isOne = false,
}: {
  letters: string;
  names?: string;
  isOne?: boolean;
}): Buffer {
  const codes = [...letters].map((letter) => letter.charCodeAt(0)).toSorted((one, other) => one - other);
  const words = (...values: number[]): Buffer =>
    Buffer.from(values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]));
  const long = (value: number): Buffer => words(value >>> 16, value & 0xffff);
  const all = [...codes, 0xffff];
  const deltas = all.map((code, index) => (code === 0xffff ? 1 : (isOne ? 1 : index + 1) - code));
  const map = words(
    4,
    16 + 8 * all.length,
    0,
    2 * all.length,
    0,
    0,
    0,
    ...all,
    0,
    ...all,
    ...deltas,
    ...all.map(() => 0),
  );
  const cmap = Buffer.concat([words(0, 1, 3, 1), long(12), map]);
  const called = [...(names ?? '')].map((name) => Buffer.from([1, name.charCodeAt(0)]));
  const post = Buffer.concat([
    long(names === undefined ? 0x30000 : 0x20000),
    Buffer.alloc(28),
    words(called.length + 1, 0, ...called.map((_, index) => 258 + index)),
    ...called,
  ]);
  const start = 12 + 2 * 16;
  const entry = (tag: string, at: number, table: Buffer) =>
    Buffer.concat([Buffer.from(tag), long(0), long(at), long(table.length)]);
  return Buffer.concat([
    long(0x10000),
    words(2, 0, 0, 0),
    entry('cmap', start, cmap),
    entry('post', start + cmap.length, post),
    cmap,
    post,
  ]);
}
