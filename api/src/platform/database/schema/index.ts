export * from './analyses.ts';
export * from './clients.ts';
export * from './companies.ts';
export * from './documents.ts';
export * from './queue.ts';
export * from './models.ts';
export * from './rubrics.ts';
export * from './users.ts';
