export * from './analyses.ts';
export * from './clients.ts';
export * from './companies.ts';
export * from './documents.ts';
export * from './jobs.ts';
export * from './models.ts';
export * from './rubrics.ts';
export * from './users.ts';
