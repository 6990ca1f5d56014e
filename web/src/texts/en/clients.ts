/** Clients. */
export const clients = {
  clients: {
    title: 'Clients', intro: 'The companies you recruit for, with their opportunities, roles and candidates.', search: 'Search by name...', clear: 'Clear the search', new: 'New Client',
    name: 'Name', opportunities: 'Opportunities', created: 'Creation Date', actions: 'Actions', view: (name: string) => `View opportunities of ${name}`, details: (name: string) => `View details of ${name}`, edit: (name: string) => `Edit ${name}`, delete: (name: string) => `Delete ${name}`,
    loadFailed: 'Error loading clients. Please try again.', loading: 'Loading clients…', empty: 'No clients found', withTerm: ' with that search term', opportunityWord: (count: number): string => (count === 1 ? 'opportunity' : 'opportunities'), found: (count: number) => `${count} client${count === 1 ? '' : 's'}`,
    clientName: 'Client Name', createTitle: 'New Client', editTitle: 'Edit Client', deleteTitle: 'Delete Client', deleteText: (name: string) => `“${name}” will be deleted. This cannot be undone.`,
    createdToast: { title: 'Client created', text: 'The client has been created successfully' }, createFailed: 'Could not create client',
    updated: 'Cliente actualizado', updateFailed: 'No se pudo actualizar el cliente', deleted: 'Cliente eliminado', deleteFailed: 'No se pudo eliminar el cliente',
    deleteBlocked: 'No se puede eliminar', deleteBlockedText: 'El cliente tiene oportunidades asociadas. Elimine primero las oportunidades.',
    invalidId: 'Invalid client ID.', missing: 'Client not found.', pageFailed: 'Error loading data. Please try again.', back: 'Back to Clients',
  },
};
