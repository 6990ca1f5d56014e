/** What was analysed, who works here, and one's own account. */
export const administration = {
  history: {
    titles: { all: 'Analysis History', resume: 'Candidate Analysis History', role: 'Role Candidates' },
    intros: { all: 'Every job description of your company, newest first.', resume: 'The job descriptions beside which this resume was laid.', role: 'The job descriptions whose candidates belong to this role.' },
    empty: {
      all: 'Nothing has been analyzed yet. Start with a job description and its resumes.',
      resume: 'This candidate has not been analyzed yet.',
      role: 'No candidates have been analyzed for this role yet.',
    },
    analyzed: 'Analyzed', pending: 'Pending', view: 'View Analysis', notAnalyzed: 'Not Analyzed', viewAll: 'View All History', loading: 'Loading history…',
    resumes: (count: number) => `${count} resume${count === 1 ? '' : 's'}`, failed: 'Error loading history', failedHint: 'Please try refreshing the page.',
  },
  admin: {
    title: 'Administration', intro: (company: string) => `Who works with Cotejo at ${company}.`, tab: 'Users', add: 'Add User', empty: 'No users found for your company.', loading: 'Loading users…', loadFailed: 'Failed to fetch users',
    denied: 'Acceso Denegado', deniedText: 'No tienes permiso para acceder a esta página.', deniedLink: 'Volver al inicio',
    name: 'Name', username: 'Username', email: 'Email', role: 'Role', company: 'Company', joined: 'Joined', actions: 'Actions', edit: 'Edit', editUser: (name: string) => `Edit ${name}`,
    addTitle: 'Add User', editTitle: 'Edit User', firstName: 'First name', lastName: 'Last name', password: 'Password (required)', newPassword: 'New password', keepPassword: 'Leave blank to keep the current password.',
    locked: 'Cannot be changed.', companyLocked: 'New users join your own company.', chooseRole: 'Choose a role', signsOut: 'Another role or password signs this user out everywhere.',
    created: 'User created', createdText: (name: string) => `${name} can sign in now.`, updated: 'User updated', updatedText: (name: string) => `The details of ${name} have been saved.`,
    createFailed: 'Error creating user', createFailedText: 'Failed to create user', updateFailed: 'Error updating user', updateFailedText: 'Failed to update user',
  },
  account: {
    title: 'Account Settings', tab: 'User Details', firstName: 'First name', lastName: 'Last name', email: 'Email', company: 'Company', save: 'Save changes', saving: 'Saving…',
    updated: 'Profile updated', updatedText: 'Your details have been saved.', updateFailed: 'Update failed', updateFailedText: 'Failed to update user details',
    intro: 'How you appear to your colleagues, and where the product reaches you.',
  },
  password: {
    tab: 'Password', current: 'Current password', next: 'New password', confirm: 'Confirm new password', save: 'Change password', saving: 'Changing…', hint: 'You stay signed in here; every other session ends.',
    changed: 'Password changed', changedText: 'Use the new one from now on.', failed: 'Update failed', failedText: 'Failed to change the password',
  },
};
