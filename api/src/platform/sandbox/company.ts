import { AsyncLocalStorage } from 'node:async_hooks';

const companies = new AsyncLocalStorage<number>();

/**
 * Has the sandbox do everything for `work` in child processes that have read nothing of another company: a document
 * that has taken over a child sees everything that the child reads later.
 */
export function onBehalfOf<Result>(companyId: number, work: () => Result): Result {
  return companies.run(companyId, work);
}

/** The company that work is under way for; undefined for work without documents, such as a plugin's health check. */
export function currentCompany(): number | undefined {
  return companies.getStore();
}
