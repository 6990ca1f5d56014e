import { definePlugin } from '@cotejo/plugin-kit';
import { object } from 'valibot';
import { createTesseractOcr } from './reader.ts';

/** Reads the words in page images (tesseract.js, English and Spanish). */
export default definePlugin({
  apiVersion: 1,
  name: 'ocr-tesseract',
  version: '1',
  egress: 'none',
  isolation: 'process',
  settings: object({}),
  provides: { ocr: createTesseractOcr },
});
