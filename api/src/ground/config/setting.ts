import * as v from 'valibot';

/** An environment variable: its name, meaning, allowed values and default. */
export type Setting<Value = unknown> = {
  name: string;
  /** A sentence or two with the unit, for the table of settings. */
  meaning: string;
  schema: v.GenericSchema<string, Value>;
  /** As written in the environment; without one the value of an unset variable is `undefined`. */
  default?: string;
  /** Shown instead of a default that depends on the machine. */
  defaultShown?: string;
  /** May also be given as the path of a file, in the variable `<name>_FILE`. */
  secret?: true;
};

export type Settings = Record<string, Setting>;

type ValueOf<S extends Setting> = S extends { default: string }
  ? v.InferOutput<S['schema']>
  : v.InferOutput<S['schema']> | undefined;

/** The values of a group of settings. */
export type Values<Group extends Settings> = { [Key in keyof Group]: ValueOf<Group[Key]> };

/** Declares a module's settings; the identity function, which keeps literal types. */
export function settings<const Group extends Settings>(group: Group): Group {
  return group;
}

export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** Values separated by commas. */
export const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);

/** Values separated by commas; `none` says that there shall be none. */
export const listOrNone = v.pipe(
  list,
  v.transform((items) => items.filter((item) => item !== 'none')),
);

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
);

export function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return v.picklist(options, `must be one of ${options.join(', ')}`);
}

/** An http(s) address without a path, as its origin. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (value) =>
      URL.canParse(value) &&
      /^https?:$/.test(new URL(value).protocol) &&
      new URL(value).pathname === '/' &&
      !new URL(value).search,
    'must be an http or https address without a path',
  ),
  v.transform((value) => new URL(value).origin),
);
