export * from './extractor.ts';
