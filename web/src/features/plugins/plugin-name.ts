import type { Texts } from '../../texts/index.tsx';

/** What a plugin is called on the screen; one that has no such name, by the name that it has in the settings. */
export const pluginName = (plugin: string, { provenance }: Texts): string => provenance.plugins[plugin] ?? plugin;
