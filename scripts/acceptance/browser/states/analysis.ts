import type { Page } from 'playwright-core';
import type { Texts } from '@cotejo/web/texts/en';
import { text, loading, dialog, press, analysis, type State } from './state.ts';

export const analysisStates: State[] = [
  {
    name: 'a new analysis',
    as: 'newcomer',
    path: '/analyze',
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    shows: text((t) => t.upload.how),
  },
  {
    name: 'a new analysis, the job description being pasted',
    as: 'newcomer',
    path: '/analyze',
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    act: press((t) => t.paste.open),
    shows: text((t) => t.paste.label),
  },
  {
    name: 'a new analysis for a role',
    as: 'owner',
    path: (company) => `/analyze?roleId=${company.role}`,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    shows: text((t) => t.upload.roleSelected),
  },
  {
    name: 'results',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    shows: text((t) => t.results.comparison),
  },
  {
    name: 'an analyzed resume being removed',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    act: (page, t) => page.getByRole('button', { name: new RegExp(`^${t.upload.remove('')}.*owen-tadesse`) }).click(),
    shows: dialog((t) => t.upload.removeTitle),
  },
  {
    name: 'results, the candidate not loaded',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    calls: [/\/api\/analysis\/\d+\/\d+$/, 'failing'],
    shows: text((t) => t.toasts.candidateFailed),
  },
  {
    name: 'results, the requirements loading',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    calls: [/\/rubric$/, 'held'],
    act: openRubric,
    shows: loading((t) => t.rubric.loading),
  },
  {
    name: 'results, the requirements not loaded',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    calls: [/\/rubric$/, 'failing'],
    act: openRubric,
    shows: text((t) => t.rubric.loadFailed),
  },
  {
    name: 'results, the requirements being reviewed, one added, and who changed what',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    act: addRequirement,
    shows: text((t) => t.rubric.version(1)),
  },
  {
    name: 'a report, loading',
    as: 'owner',
    path: ({ job, resume }) => `/report/${job}/${resume}`,
    heading: (t) => t.report.open,
    calls: [/\/api\/analysis\/\d+\/\d+$/, 'held'],
    shows: (page) => page.locator('main .skeleton'),
  },
  {
    name: 'a report, not loaded',
    as: 'owner',
    path: ({ job, resume }) => `/report/${job}/${resume}`,
    heading: (t) => t.report.open,
    calls: [/\/api\/analysis\/\d+\/\d+$/, 'failing'],
    shows: (page) => page.getByRole('main').getByRole('alert'),
  },
  {
    name: 'a report',
    as: 'owner',
    path: ({ job, resume }) => `/report/${job}/${resume}`,
    heading: () => 'Lucía Bermejo Roldán',
    shows: text((t) => t.report.evidence),
  },
];

async function openRubric(page: Page, { rubric, frame }: Texts): Promise<void> {
  // The message that the analysis is complete may cover what opens.
  const announcement = page.locator('[popover]:popover-open');
  await announcement.getByRole('button', { name: frame.close }).click();
  await announcement.waitFor({ state: 'detached' });
  await page.getByText(rubric.title, { exact: true }).click();
}

async function addRequirement(page: Page, texts: Texts): Promise<void> {
  await openRubric(page, texts);
  await press((t) => t.rubric.add)(page, texts);
  await page.getByText(texts.rubric.history, { exact: true }).click();
}
