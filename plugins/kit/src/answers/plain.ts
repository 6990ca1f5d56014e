import { types } from 'node:util';

/** The most that an answer may hold in all; a larger one is refused. */
const most = { values: 60_000, characters: 4_000_000, depth: 12 };

const nul = /\0/g;
const loneSurrogates = /\p{Surrogate}/gu;

/** Why an answer is not plain data, and where in it. */
export class NotPlain extends TypeError {
  readonly place: string[] = [];
}

/**
 * A copy of an answer that consists of plain data: objects, lists, texts, finite numbers, booleans, bytes and vectors.
 * U+0000 and lone surrogates are removed from its texts. A provider that changes its object afterwards does not change
 * the copy. Takes time in proportion to the answer's length. Throws `NotPlain`, which quotes nothing of the answer.
 */
export function plainCopy(answer: unknown): unknown {
  let values = 0;
  let characters = 0;

  const copy = (value: unknown, depth: number): unknown => {
    if ((values += 1) > most.values || depth > most.depth) throw new NotPlain('too large');
    if (typeof value === 'string') return copyText(value);
    if (typeof value === 'number' && !Number.isFinite(value)) throw new NotPlain('no finite number');
    if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number') return value;
    if (typeof value !== 'object' || types.isProxy(value)) throw new NotPlain('no plain data');
    if (types.isUint8Array(value) || types.isFloat32Array(value)) return value;
    return Array.isArray(value) ? copyList(value, depth) : copyObject(value, depth);
  };

  const copyText = (text: string): string => {
    if ((characters += text.length) > most.characters) throw new NotPlain('too large');
    const whole = text.includes('\0') ? text.replace(nul, '') : text;
    return whole.isWellFormed() ? whole : whole.replace(loneSurrogates, '');
  };

  const copyList = (list: unknown[], depth: number): unknown[] => {
    if (values + list.length > most.values) throw new NotPlain('too large');
    return Array.from({ length: list.length }, (_, index) => copyOwn(list, String(index), depth));
  };

  const copyObject = (object: object, depth: number): object => {
    const prototype: unknown = Object.getPrototypeOf(object);
    if (prototype !== null && prototype !== Object.prototype) throw new NotPlain('no plain data');
    const copied: Record<string, unknown> = {};
    for (const key of Object.keys(object)) {
      const value = copyOwn(object, key, depth);
      // Assigning `__proto__` would change the prototype of the copy.
      if (value !== undefined && key !== '__proto__') copied[key] = value;
    }
    return copied;
  };

  /** A property with a stored value. A getter is refused, because it could return another value the next time. */
  const copyOwn = (object: object, key: string, depth: number): unknown => {
    const property = Object.getOwnPropertyDescriptor(object, key);
    try {
      if (property && !('value' in property)) throw new NotPlain('a computed property');
      return copy(property?.value, depth + 1);
    } catch (error) {
      if (error instanceof NotPlain) error.place.unshift(key.slice(0, 40));
      throw error;
    }
  };

  return copy(answer, 0);
}
