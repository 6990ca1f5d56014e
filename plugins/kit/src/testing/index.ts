export * from './extractor.ts';
export * from './language-detector.ts';
export * from './translator.ts';
export * from './ocr.ts';
export * from './job-reader.ts';
export * from './scorer.ts';
export * from './summariser.ts';
export * from './language-model.ts';
