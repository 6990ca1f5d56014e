import { flushCompileCache } from 'node:module';

/** Loads modules, and has Node keep what it has compiled of them. */
export const compileWork = {
  async load(modules: string[]): Promise<void> {
    for (const module of modules) await import(module);
    flushCompileCache();
  },
};
