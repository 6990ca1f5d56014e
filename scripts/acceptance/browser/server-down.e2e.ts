import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { type SignedIn, startAsAdmin } from './signed-in.ts';
import { flaws } from './flaws.ts';
import { replayBeforeFurtherTries } from './replay.ts';

let session: SignedIn;
let page: Page;
let clientId: number;
let opportunityId: number;
beforeAll(async () => {
  session = await startAsAdmin();
  page = session.page;
  ({ clientId, opportunityId } = await createRole(session.client, {
    client: 'Aurora Labs',
    opportunity: 'Platform team',
    role: 'Backend Engineer',
  }));
});
afterAll(() => session?.stop());
replayBeforeFurtherTries();

const field = (name: string) => page.getByLabel(name, { exact: true });
const says = (text: string) => page.getByText(text, { exact: true }).waitFor();

/** Does something while the server cannot be reached, or answers every call with a failure. */
async function away(calls: RegExp, work: () => Promise<void>, status?: number): Promise<void> {
  const fail = (route: Route) => (status ? route.fulfill({ status, body: '' }) : route.abort());
  await page.route(calls, fail);
  try {
    await work();
  } finally {
    await page.unroute(calls, fail);
  }
}

/** Tries again, unless the page has noticed by itself that the server is back, and waits for what shows then. */
async function tryAgain(shown: Locator): Promise<void> {
  const button = session.button('Try again');
  const look = async () => {
    await button.evaluateAll((buttons) => buttons.forEach((one) => (one as HTMLElement).click()));
    return shown.isVisible();
  };
  await expect.poll(look).toBe(true);
}

const everything = /\/api\//;
const butTheSession = /\/api\/(?!user$)/;

type Screen = [path: () => string, failure: string, shown: string];
const screens: Screen[] = [
  [() => '/clients', 'Error loading clients. Please try again.', 'Aurora Labs'],
  [() => `/clients/${clientId}`, 'Error loading data. Please try again.', 'Platform team'],
  [() => `/opportunities/${opportunityId}`, 'Error loading data. Please try again.', 'Backend Engineer'],
  [
    () => '/history',
    'Error loading history',
    'Nothing has been analyzed yet. Start with a job description and its resumes.',
  ],
  [() => '/admin', 'Failed to fetch users', 'Rosa Tester'],
];

test.each(screens)(
  'a screen that cannot be loaded says so and can be tried again (%#)',
  async (path, failure, shown) => {
    for (const status of [undefined, 500]) {
      await away(
        butTheSession,
        async () => {
          await session.open(path());
          await says(failure);
          await session.button('Try again').click();
          await says(failure);
        },
        status,
      );
      await tryAgain(page.getByText(shown, { exact: true }).first());
    }
  },
);

test.each([undefined, 500])(
  'when it cannot be found out who is here, nobody is told that they are signed out (%s)',
  async (status) => {
    for (const path of ['/clients?q=aur', '/account-settings']) {
      await away(
        everything,
        async () => {
          await session.open(path);
          await says('Something went wrong');
          await expect.poll(() => page.getByRole('link', { name: /^(?:Log in|Sign up)$/ }).count()).toBe(0);
          expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
          await session.button('Try again').click();
          await says('Something went wrong');
          if (status) expect(await flaws(page)).toEqual([]);
        },
        status,
      );
      await tryAgain(session.button('User menu of Rosa'));
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    }
  },
);

test('the home page is there without the session, and asks nobody to log in who may be', async () => {
  await away(everything, async () => {
    await session.open('/');
    await page.getByRole('link', { name: 'Start Analysis' }).first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^(?:Log in|Sign up)$/ }).count()).toBe(0);
  });
});

type Form = {
  path: () => string;
  opener: string | undefined;
  label: string;
  submit: string;
  failure: [title: string, text: string];
  done: string;
};
const forms: Form[] = [
  {
    path: () => '/clients',
    opener: 'New Client',
    label: 'Client Name',
    submit: 'Create',
    failure: ['Error', 'Could not create client'],
    done: 'Client created',
  },
  {
    path: () => '/clients',
    opener: 'Edit Aurora Labs',
    label: 'Client Name',
    submit: 'Save',
    failure: ['Error', 'No se pudo actualizar el cliente'],
    done: 'Cliente actualizado',
  },
  {
    path: () => `/clients/${clientId}`,
    opener: 'New Opportunity',
    label: 'Opportunity Name',
    submit: 'Create',
    failure: ['Error', 'Could not create opportunity. Please try again.'],
    done: 'Opportunity created',
  },
  {
    path: () => `/clients/${clientId}`,
    opener: 'Edit Platform team',
    label: 'Opportunity Name',
    submit: 'Save',
    failure: ['Error', 'Could not update opportunity. Please try again.'],
    done: 'Opportunity updated',
  },
  {
    path: () => `/opportunities/${opportunityId}`,
    opener: 'Edit Backend Engineer',
    label: 'Role Name',
    submit: 'Save',
    failure: ['Error', 'Could not update role. Please try again.'],
    done: 'Role updated',
  },
  {
    path: () => '/admin',
    opener: 'Edit Rosa Tester',
    label: 'Last name',
    submit: 'Save',
    failure: ['Error updating user', 'Failed to update user'],
    done: 'User updated',
  },
  {
    path: () => '/account-settings',
    opener: undefined,
    label: 'Last name',
    submit: 'Save changes',
    failure: ['Update failed', 'Failed to update user details'],
    done: 'Profile updated',
  },
];

test.each(forms)(
  '$label, $submit: what was typed stays until the server is back',
  async ({ path, opener, label, submit, failure, done }) => {
    await session.open(path());
    if (opener) await session.button(opener).click();
    await field(label).fill(`Typed in ${submit} at ${path().slice(1)}`);
    for (const status of [undefined, 500]) {
      await away(
        everything,
        async () => {
          await session.button(submit).click();
          await session.toast(...failure);
        },
        status,
      );
      await expect.poll(() => field(label).inputValue()).toBe(`Typed in ${submit} at ${path().slice(1)}`);
    }
    await field(label).press('Enter');
    await session.toast(done);
    await session.dialog.waitFor({ state: 'detached' });
  },
);

test('what was done though its answer was lost is not done again', async () => {
  await session.open(`/clients/${clientId}`);
  await session.button('New Opportunity').click();
  await field('Opportunity Name').fill('Answer lost');
  const loseAnswer = async (route: Route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  };
  await page.route(/\/api\/opportunities$/, loseAnswer);
  await session.button('Create').click();
  await session.toast('Error', 'Could not create opportunity. Please try again.');
  await page.unroute(/\/api\/opportunities$/, loseAnswer);
  await session.button('Create').click();
  await session.toast('Opportunity created');
  await page.getByRole('link', { name: 'View Roles of Answer lost' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'View Roles of Answer lost' }).count()).toBe(1);
});

test('a line says that the connection is lost, until the server is back', async () => {
  await session.open('/account-settings');
  const line = page.getByText('Connection lost. Trying again…', { exact: true });
  await away(everything, async () => {
    await page.getByRole('link', { name: 'History' }).click();
    await line.waitFor();
    await says('Error loading history');
    expect(await flaws(page)).toEqual([]);
  });
  await line.waitFor({ state: 'detached' });
});

test('dialogs that cannot be fetched are fetched when the server is back, with the dialog open', async () => {
  const dialogs = /\/assets\/client-dialogs.*\.js$/;
  await away(dialogs, async () => {
    await session.open('/clients');
    await session.button('New Client').click();
    await says('Something went wrong');
  });
  await session.button('Try again').click();
  await field('Client Name').waitFor();
});

test('nothing else complained on the console, and nobody else was called', () => {
  // React reports on the console what it could not show.
  expect(session.troubles.filter((trouble) => !/Failed to fetch|ApiError: 500|net::ERR_FAILED/.test(trouble))).toEqual(
    [],
  );
});
