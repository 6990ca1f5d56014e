import type { Locator, Page } from 'playwright-core';
import type { Texts } from '@cotejo/web/texts/en';
import type { Reply } from '../answer-calls.ts';
import type { Company } from '../company.ts';

export type Person = 'visitor' | 'newcomer' | 'owner' | 'colleague';

/** A screen in a state in which somebody may see it. */
export type State = {
  name: string;
  as: Person;
  path: string | ((company: Company) => string);
  /** The text of the only h1, with which the document's title begins too. */
  heading: (texts: Texts) => string;
  /** The document's title where it does not begin with the heading. */
  title?: (texts: Texts) => string;
  /** Calls that are answered in the server's place while the state lasts. */
  calls?: [path: RegExp, reply: Reply];
  /** What to do after the address was opened. */
  act?: (page: Page, texts: Texts) => Promise<void>;
  /** The element that is there once the state is reached. */
  shows: (page: Page, texts: Texts) => Locator;
};

export const text = (wording: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page.getByText(wording(texts), { exact: true }).first();
export const loading = (label: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page.getByRole('status', { name: label(texts), exact: true });
export const dialog = (title: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page.getByRole('dialog', { name: title(texts), exact: true });
export const toast = (title: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page.locator('[popover]:popover-open').getByText(title(texts), { exact: true });
export const press = (label: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page
    .getByRole('main')
    .getByRole('button', { name: label(texts), exact: true })
    .first()
    .click();
/** Submits the form of the open dialog, or of the page, as it stands. */
export const submit = (page: Page) =>
  page
    .locator('dialog form, main form')
    .last()
    .evaluate((form) => (form as HTMLFormElement).requestSubmit());

export const client = (company: Company) => `/clients/${company.client}`;
export const opportunity = (company: Company) => `/opportunities/${company.opportunity}`;
export const analysis = (company: Company) => `/analyze?jobDescriptionId=${company.job}&resumeId=${company.resume}`;
