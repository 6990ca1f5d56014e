import { secondFactor } from './second-factor.ts';
import { tokens } from './tokens.ts';

/** One's own account. */
export const account = {
  ...secondFactor,
  ...tokens,
  account: {
    title: 'Account Settings',
    tab: 'User Details',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    company: 'Company',
    save: 'Save changes',
    saving: 'Saving…',
    updated: 'Profile updated',
    updatedText: 'Your details have been saved.',
    updateFailed: 'Update failed',
    updateFailedText: 'Failed to update user details',
    intro: 'How you appear to your colleagues, and where the product reaches you.',
  },
  password: {
    tab: 'Password',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm new password',
    save: 'Change password',
    saving: 'Changing…',
    hint: 'You stay logged in here; every other session ends.',
    changed: 'Password changed',
    changedText: 'Use the new one from now on.',
    failed: 'Update failed',
    failedText: 'Failed to change the password',
  },
};
