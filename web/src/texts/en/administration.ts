/** Who works here. */
export const administration = {
  admin: {
    title: 'Administration', intro: (company: string) => `Who works with Cotejo at ${company}.`, tab: 'Users', add: 'Add User', empty: 'No users found for your company.', loading: 'Loading users…', loadFailed: 'Failed to fetch users',
    denied: 'Acceso Denegado', deniedText: 'No tienes permiso para acceder a esta página.', deniedLink: 'Volver al inicio',
    name: 'Name', username: 'Username', email: 'Email', role: 'Role', company: 'Company', joined: 'Joined', actions: 'Actions', edit: 'Edit', editUser: (name: string) => `Edit ${name}`,
    addTitle: 'Add User', editTitle: 'Edit User', firstName: 'First name', lastName: 'Last name', password: 'Password (required)', newPassword: 'New password', keepPassword: 'Leave blank to keep the current password.',
    locked: 'Cannot be changed.', companyLocked: 'New users join your own company.', chooseRole: 'Choose a role', signsOut: 'Another role or password signs this user out everywhere.',
    created: 'User created', createdText: (name: string) => `${name} can sign in now.`, updated: 'User updated', updatedText: (name: string) => `The details of ${name} have been saved.`,
    createFailed: 'Error creating user', createFailedText: 'Failed to create user', updateFailed: 'Error updating user', updateFailedText: 'Failed to update user',
  },
};
