import { type About, aboutOf, fitting, isFixed, type Shape, within } from './shape.ts';
import type { Found, Subject } from './subjects.ts';

/** A text of an answer, and what puts another one in its place. */
export type Text = { text: string; put(text: string): void };
/** An object with places in the text of a resume, and its copy. */
export type Quote = { value: Fields; copy: Fields; found: Found & { resumeId: number } };
type Fields = Record<string, unknown>;

type Plan = {
  /** Texts about somebody, and those about nobody in particular. */
  inside: Map<Subject, Text[]>;
  outside: Text[];
  quotes: Quote[];
};

/**
 * A copy of an answer whose texts are still to be masked: names and files' names are so already. `found` is whom all of
 * it is about; `find` tells who of those whom an object names is masked.
 */
export function rebuild(
  shape: Shape,
  answer: object,
  root: Found | undefined,
  find: (about: About) => Found | undefined,
): Plan & { result: unknown } {
  const plan: Plan = { inside: new Map(), outside: [], quotes: [] };
  const result = copyOf(shape, answer, root, () => {}, root);
  return { ...plan, result };

  function copyOf(
    declared: Shape | undefined,
    value: unknown,
    scope: Found | undefined,
    put: (text: string) => void,
    named?: Found,
  ): unknown {
    const fits = fitting(declared, value);
    if (isFixed(fits)) return value;
    if (typeof value === 'string') {
      note(value, scope, put);
      return value;
    }
    if (Array.isArray(value)) {
      const copy: unknown[] = [];
      for (const [index, one] of value.entries())
        copy[index] = copyOf(within(fits, index), one, scope, (text) => (copy[index] = text));
      return copy;
    }
    return typeof value === 'object' && value !== null ? copyOfObject(fits, value as Fields, scope, named) : value;
  }

  function copyOfObject(shape: Shape | undefined, value: Fields, outer: Found | undefined, named?: Found): Fields {
    const about = aboutOf(shape, value);
    const scope = about ? find(about) : outer;
    const whose = about ? scope : named;
    const copy: Fields = {};
    for (const [key, field] of Object.entries(value)) {
      if (scope && typeof field === 'string' && fileNames.has(key)) copy[key] = fileNameOf(scope.subject, field);
      else if (whose && key === 'name' && typeof field === 'string') copy[key] = whose.subject.name;
      // A role, client or user, whose name is about nobody else.
      else if (!about && !named && key === 'name' && 'id' in value) copy[key] = field;
      else copy[key] = copyOf(within(shape, key), field, scope, (text) => (copy[key] = text));
    }
    if (about && scope) copy.masked = true;
    if (scope?.resumeId !== undefined) plan.quotes.push({ value, copy, found: { ...scope, resumeId: scope.resumeId } });
    return copy;
  }

  function note(text: string, scope: Found | undefined, put: (text: string) => void): void {
    if (!scope) plan.outside.push({ text, put });
    else if (plan.inside.has(scope.subject)) plan.inside.get(scope.subject)!.push({ text, put });
    else plan.inside.set(scope.subject, [{ text, put }]);
  }
}

const fileNames = new Set(['originalFileName', 'fileName']);

/** A name that says what kind of file it is; another ending may be a part of the owner's name. */
const fileNameOf = ({ name }: Subject, fileName: string): string =>
  `${name.toLowerCase()}${/\.(?:pdf|docx|md|txt)$/i.exec(fileName)?.[0].toLowerCase() ?? ''}`;
