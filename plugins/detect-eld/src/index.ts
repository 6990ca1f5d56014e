import { definePlugin } from '@cotejo/plugin-kit';
import { object } from 'valibot';
import { createDetector } from './detector.ts';

/** Language detection by character n-grams: eld. */
export default definePlugin({
  apiVersion: 1,
  name: 'detect-eld',
  version: '1',
  egress: 'none',
  isolation: 'process',
  settings: object({}),
  provides: { languageDetector: () => createDetector() },
});
