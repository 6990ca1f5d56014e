import { AsyncLocalStorage } from 'node:async_hooks';

const companies = new AsyncLocalStorage<number>();

/**
 * Has whatever the sandbox does for `work`, however deep, be done by child processes that have read nothing of another company: one
 * that a document has taken over sees what is read in it later.
 */
export function onBehalfOf<Result>(companyId: number, work: () => Result): Result {
  return companies.run(companyId, work);
}

/** Whose work is under way; undefined for what reads no document, such as a question how a plugin is. */
export function currentCompany(): number | undefined {
  return companies.getStore();
}
