import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: './src/route-tree.gen.ts', addExtensions: true, disableLogging: true,
      routeTreeFileHeader: ['// @ts-nocheck'] }),
    react(),
    tailwindcss(),
    precompress(),
  ],
  // A strict content security policy refuses data: addresses.
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The server compares the page's origin with the host that was asked for.
  server: { proxy: { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } } },
});
