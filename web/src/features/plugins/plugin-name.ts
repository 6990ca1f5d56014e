import type { Texts } from '../../texts/index.tsx';

/** The name of a plugin on the screen; one without such a name is shown by its name in the settings. */
export const pluginName = (plugin: string, { provenance }: Texts): string => provenance.plugins[plugin] ?? plugin;
