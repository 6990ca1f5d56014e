/**
 * Modules that a child has from its start, by the name under which a task asks for them: what the snapshot of Node's
 * memory brings, or nothing. On the global object, as the snapshot holds a copy of this module that no other one sees.
 */
const key = Symbol.for('cotejo.preloaded');
const holder = globalThis as { [key]?: Map<string, object> };
export const preloaded: Map<string, object> = (holder[key] ??= new Map());

/** Their names where there is a snapshot. */
export const preloadedModules = [
  '@cotejo/detect-eld',
  '@cotejo/extract-text',
  '@cotejo/match-builtin',
  '@cotejo/pipeline/text-work',
] as const;
