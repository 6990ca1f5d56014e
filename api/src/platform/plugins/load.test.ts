import { definePlugin, egressOf } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../../testing/config.ts';
import type { PluginSource } from './built-in.ts';
import { loadPlugins } from './load.ts';
import { unreadMediaTypes } from './media-types.ts';

const detector = (name: string, egress: 'none' | 'cloud' = 'none'): PluginSource => ({
  name,
  module: name,
  load: async () => ({
    default: definePlugin({
      apiVersion: 1,
      name,
      version: '1',
      egress,
      isolation: 'none',
      settings: v.object({ DETECTOR_KEY: v.optional(v.pipe(v.string(), v.minLength(5, 'is too short'))) }),
      provides: { languageDetector: () => ({ detect: async () => ({ language: 'en', confidence: 1 }) }) },
    }),
  }),
});
const server: PluginSource = {
  name: 'server',
  module: 'server',
  load: async () => ({
    default: definePlugin({
      apiVersion: 1,
      name: 'server',
      version: '1',
      isolation: 'none',
      enabledBy: 'SERVER_ADDRESS',
      egress: ({ SERVER_ADDRESS }) => egressOf(SERVER_ADDRESS),
      settings: v.object({ SERVER_ADDRESS: v.string() }),
      provides: { languageDetector: () => ({ detect: async () => ({ language: 'en', confidence: 1 }) }) },
    }),
  }),
};
const sources = [detector('first'), detector('second'), detector('far', 'cloud')];
const names = async (env: Record<string, string>) =>
  (await loadPlugins(testConfig(env), sources)).languageDetector.map(({ plugin }) => plugin.name);

describe('the plugins of a capability', () => {
  it('come in the order of the list, or in that of the setting', async () => {
    expect(await names({})).toEqual(['first', 'second', 'far']);
    expect(await names({ LANGUAGE_DETECTOR: 'second, first' })).toEqual(['second', 'first']);
  });

  it('are refused with the known ones where a name is unknown', async () => {
    await expect(names({ LANGUAGE_DETECTOR: 'third' })).rejects.toMatchObject({
      problems: ['There is no plugin "third" for languageDetector; known are first, second, far.'],
    });
  });

  it('are refused where they cannot do what is asked', async () => {
    await expect(names({ OCR: 'first' })).rejects.toMatchObject({
      problems: ['The plugin "first" does not provide ocr.'],
    });
  });

  it('send nothing to a cloud when offline', async () => {
    await expect(names({ OFFLINE: 'true', LANGUAGE_DETECTOR: 'far' })).rejects.toThrow('OFFLINE=true forbids');
  });

  it('leave out the one whose variable is not set, unless it was asked for by name', async () => {
    const detectors = async (env: Record<string, string>) =>
      (await loadPlugins(testConfig(env), [server])).languageDetector.map(({ plugin, egress }) => [
        plugin.name,
        egress,
      ]);
    expect(await detectors({})).toEqual([]);
    expect(await detectors({ SERVER_ADDRESS: 'http://localhost:8000' })).toEqual([['server', 'local']]);
    await expect(detectors({ LANGUAGE_DETECTOR: 'server' })).rejects.toMatchObject({
      problems: ['SERVER_ADDRESS is needed for the plugin "server".'],
    });
  });

  it('may stay inside when offline where their address is inside', async () => {
    const start = (address: string) => loadPlugins(testConfig({ OFFLINE: 'true', SERVER_ADDRESS: address }), [server]);
    expect((await start('http://10.0.0.7')).languageDetector).toHaveLength(1);
    await expect(start('https://api.example.com')).rejects.toThrow('OFFLINE=true forbids');
  });

  it('are refused where they read no kind of file, or one that nobody can upload', async () => {
    const reader = (mediaTypes?: string[]): PluginSource => ({
      name: 'reader',
      module: 'reader',
      load: async () => ({
        default: {
          apiVersion: 1,
          name: 'reader',
          version: '1',
          egress: 'none',
          isolation: 'process',
          settings: v.object({}),
          mediaTypes,
          provides: { extractor: () => ({}) },
        },
      }),
    });
    const start = (mediaTypes?: string[]) => loadPlugins(testConfig({}), [reader(mediaTypes)]);
    expect(unreadMediaTypes(await start(['application/pdf', 'text/plain']))).toEqual([
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'text/markdown',
    ]);
    await expect(start(['image/png'])).rejects.toMatchObject({
      problems: [
        expect.stringMatching(
          /^The plugin "reader" reads files of the kind "image\/png", which Cotejo does not take\. .*application\/pdf,/,
        ),
      ],
    });
    await expect(start()).rejects.toMatchObject({
      problems: ['The plugin "reader" reads files and does not say of which kind (mediaTypes).'],
    });
  });

  it('are told what is wrong with their settings', async () => {
    await expect(names({ DETECTOR_KEY: 'abc', LANGUAGE_DETECTOR: 'first' })).rejects.toMatchObject({
      problems: ['DETECTOR_KEY: is too short'],
    });
  });
});
