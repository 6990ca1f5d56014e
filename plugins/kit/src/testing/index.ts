export * from './extractor.ts';
export * from './language-detector.ts';
export * from './translator.ts';
export * from './ocr.ts';
