import { expect, test } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast-store.ts';

test('one message is shown at a time, and an old timer does not take the new one away', () => {
  showToast({ title: 'First' });
  const first = toastStore.get();
  showToast({ title: 'Second', destructive: true });
  dismissToast(first?.id ?? 0);
  expect(toastStore.get()).toMatchObject({ title: 'Second', destructive: true });
});
