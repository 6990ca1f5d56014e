export * from './analysis.ts';
export * from './common.ts';
export * from './documents.ts';
export * from './endpoint.ts';
export * from './endpoints.ts';
export * from './health.ts';
export * from './users.ts';
