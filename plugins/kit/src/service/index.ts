export * from './failures.ts';
export * from './service-fetch.ts';
export * from './service-model.ts';
export * from './schema.ts';
