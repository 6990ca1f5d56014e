import { biasCheck } from './bias-check.ts';
import { companyHistory } from './company-history.ts';
import { exports } from './exports.ts';
import { letterTemplates } from './letter-templates.ts';
import { plugins } from './plugins.ts';
import { retention } from './retention.ts';
import { secondFactorRule } from './second-factor-rule.ts';
import { sources } from './sources.ts';
import { webhooks } from './webhooks.ts';

/** The page of administrators, all of its tabs. */
export const administration = {
  ...biasCheck,
  ...companyHistory,
  ...exports,
  ...letterTemplates,
  ...plugins,
  ...retention,
  ...secondFactorRule,
  ...sources,
  ...webhooks,
  admin: {
    title: 'Administration',
    intro: (company: string) => `Who works with Cotejo at ${company}.`,
    tab: 'Users',
    add: 'Add User',
    empty: 'No users found for your company.',
    loading: 'Loading users…',
    loadFailed: 'Failed to fetch users',
    denied: 'Acceso Denegado',
    deniedText: 'No tienes permiso para acceder a esta página.',
    deniedLink: 'Volver al inicio',
    name: 'Name',
    username: 'Username',
    email: 'Email',
    role: 'Role',
    company: 'Company',
    joined: 'Joined',
    actions: 'Actions',
    edit: 'Edit',
    editUser: (name: string) => `Edit ${name}`,
    inactive: 'Deactivated',
    deactivate: 'Deactivate',
    deactivateUser: (name: string) => `Deactivate ${name}`,
    deactivated: 'User deactivated',
    deactivatedText: (name: string) => `${name} is logged out everywhere and cannot log in. What they made stays.`,
    activate: 'Activate',
    activateUser: (name: string) => `Activate ${name}`,
    activated: 'User activated',
    addTitle: 'Add User',
    editTitle: 'Edit User',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password (required)',
    newPassword: 'New password',
    keepPassword: 'Leave blank to keep the current password.',
    locked: 'Cannot be changed.',
    companyLocked: 'New users join your own company.',
    chooseRole: 'Choose a role',
    signsOut: 'Another role or password logs this user out everywhere.',
    created: 'User created',
    createdText: (name: string) => `${name} can log in now.`,
    updated: 'User updated',
    updatedText: (name: string) => `The details of ${name} have been saved.`,
    createFailed: 'Error creating user',
    createFailedText: 'Failed to create user',
    updateFailed: 'Error updating user',
    updateFailedText: 'Failed to update user',
  },
};
