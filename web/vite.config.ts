import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

const api = { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false };

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a screen loads comes with the screen, not with every page.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      disableLogging: true,
      routeTreeFileHeader: ['// @ts-nocheck'],
    }),
    react(),
    tailwindcss(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // A strict content security policy refuses data: addresses.
    assetsInlineLimit: 0,
    // Every browser that runs this code preloads modules by itself.
    modulePreload: { polyfill: false },
    // What every screen needs is one file: a tenth smaller than thirty packed one by one, and one request. So is what
    // every form needs.
    rolldownOptions: {
      // Schemas of the contract take fields of others over, by which those would stay though nobody names them.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The first file names all others: one character less of each makes it smaller, and is enough to tell versions.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Sixteen letters are packed smaller than sixty-four.
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            { name: 'base', test: /web\/src\/(?:main|routes\/.*)\.tsx$/, priority: 1 },
            { name: 'forms', test: /web\/src\/(?:features\/forms|ui\/field)|contract\/src\/users/ },
          ],
        },
      },
    },
  },
  // The server compares the page's origin with the host that was asked for.
  server: { proxy: { '/api': api, '/s/': api } },
});
