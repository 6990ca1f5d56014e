/** The search from anywhere (Ctrl-K). */
export const search = {
  search: {
    hint: 'Search people, roles, clients, files, actions …',
    people: 'Candidates',
    like: 'Candidates with names spelled nearly so',
    roles: 'Roles',
    opportunities: 'Opportunities',
    clients: 'Clients',
    actions: 'Actions and screens',
    newClient: 'New Client',
    newOpportunity: 'New Opportunity here',
    newRole: 'New Role here',
    importPeople: 'Import candidates',
    addUser: 'Add User',
    nothing: (q: string) => `Nothing is called “${q}”.`,
    failed: 'The search did not work. Please try again.',
    found: (count: number) => (count === 1 ? '1 hit' : `${count} hits`),
    choose: 'choose',
    open: 'open',
    close: 'close',
  },
};
