import type { Plugin } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { type Environment, readSecret } from '../../ground/config/config.ts';

/**
 * Returns a function for a plugin's present settings: it reads secrets from their files each time, so that a key can be
 * changed without a restart. While a file cannot be read or used, as during the change, they stay as they were. The
 * object is the same until something changes.
 */
export function currentSettings(
  { settings: schema }: Pick<Plugin, 'settings'>,
  environment: Environment,
  files: Readonly<Record<string, string>>,
  first: unknown,
): () => unknown {
  let known = { environment, settings: first };
  return () => {
    const now = { ...known.environment, ...readAll(files) };
    if (Object.keys(files).every((name) => now[name] === known.environment[name])) return known.settings;
    const checked = v.safeParse(schema, now);
    if (checked.success) known = { environment: now, settings: checked.output };
    return known.settings;
  };
}

function readAll(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, file]): [string, string][] => {
      try {
        const value = readSecret(file);
        return value ? [[name, value]] : [];
      } catch {
        return [];
      }
    }),
  );
}

/** A provider that is made again for the first call after a change of its settings. */
export function rotating<Provider extends object>(
  settings: () => unknown,
  make: (settings: unknown) => Provider,
): Provider {
  let made = { settings: settings(), provider: make(settings()) };
  // A proxy of a new object: that of a frozen provider would have to return the frozen values.
  return new Proxy({} as Provider, {
    get(_, name) {
      const now = settings();
      if (now !== made.settings) made = { settings: now, provider: make(now) };
      const { provider } = made;
      const member: unknown = Reflect.get(provider, name);
      return typeof member === 'function' ? (member.bind(provider) as unknown) : member;
    },
  });
}
