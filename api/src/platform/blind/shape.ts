import { author, type Endpoint } from '@cotejo/contract';
import type { GenericSchema } from 'valibot';

/** What an id of an answer is of. */
export type Kind = 'person' | 'resume' | 'candidacy';
/** Whom something is about. */
export type About = { of: Kind; id: number };

/** What is read of a schema. */
export type Shape = {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  items?: Shape[];
  value?: Shape;
  wrapped?: Shape;
  options?: unknown[];
  literal?: unknown;
  key?: string;
  pipe?: { type: string; metadata?: { about?: Kind | 'nobody'; by?: string } }[];
};

/** A schema of the contract as what is read of it. */
export const shapeOf = (schema: GenericSchema): Shape => schema as unknown as Shape;

const wrappers = ['nullable', 'optional', 'nullish'];
/** Types that hold no text. */
const fixed = ['picklist', 'literal', 'number', 'boolean'];

/** The shape of a value, without what wraps it and of several the one that fits; undefined where none is known. */
export function fitting(shape: Shape | undefined, value: unknown): Shape | undefined {
  if (shape && wrappers.includes(shape.type)) return fitting(shape.wrapped, value);
  if (shape?.type !== 'variant' || value === null) return shape;
  const options = shape.options as Shape[];
  return options.map((option) => fitting(option, value)).find((option) => isOf(option, shape.key!, value));
}

function isOf(option: Shape | undefined, key: string, value: unknown): boolean {
  const told = option?.entries?.[key];
  const word = (value as Record<string, unknown>)[key];
  return told?.type === 'literal' ? told.literal === word : (told?.options?.includes(word) ?? false);
}

/** The shape of a field or element. */
export const within = (shape: Shape | undefined, key: string | number): Shape | undefined =>
  typeof key === 'number' ? (shape?.item ?? shape?.items?.[key]) : (shape?.entries?.[key] ?? shape?.value);

/** Users, who may have the name of a candidate. */
const user = shapeOf(author).wrapped;

/** Whether a value holds nothing that is written of a candidate. */
export const isFixed = (shape: Shape | undefined): boolean =>
  shape !== undefined &&
  (shape === user ||
    fixed.includes(shape.type) ||
    (shape.pipe?.some(({ type, metadata }) => type === 'iso_timestamp' || metadata?.about === 'nobody') ?? false));

/** Whom an object is about by its schema, which names the field of the id. */
export function aboutOf(shape: Shape | undefined, value: Record<string, unknown>): About | undefined {
  const marked = shape?.entries?.masked?.wrapped?.pipe?.find(({ metadata }) => metadata?.about)?.metadata;
  const id = marked && value[marked.by!];
  return typeof id === 'number' ? { of: marked!.about as Kind, id } : undefined;
}

/** Whom the objects of an answer are about. */
export function aboutsIn(declared: Shape | undefined, value: unknown): About[] {
  if (typeof value !== 'object' || value === null) return [];
  const shape = fitting(declared, value);
  if (Array.isArray(value)) return value.flatMap((one, index) => aboutsIn(within(shape, index), one));
  const about = aboutOf(shape, value as Record<string, unknown>);
  const below = Object.entries(value).flatMap(([key, field]) => aboutsIn(within(shape, key), field));
  return about ? [about, ...below] : below;
}

/** Whom a call is about by its address. */
export function aboutCall({ path }: Pick<Endpoint, 'path'>, params: unknown): About[] {
  const { id, resumeId } = (params ?? {}) as { id?: number; resumeId?: number };
  const of = (['person', 'candidacy'] as const).find((kind) => paths[kind].test(path));
  return [
    ...(of && id !== undefined ? [{ of, id }] : []),
    ...(resumeId === undefined ? [] : [{ of: 'resume' as const, id: resumeId }]),
  ];
}

const paths = { person: /^\/api\/people\/:id\b/, candidacy: /^\/api\/(?:candidacies|analysis)\/:id\b/ };
