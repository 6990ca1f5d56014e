import type { clients as english } from '../en/clients.ts';

/** Clients. */
export const clients: typeof english = {
  clients: {
    title: 'Clientes', intro: 'Las empresas para las que selecciona, con sus oportunidades, puestos y candidatos.', search: 'Buscar por nombre...', clear: 'Borrar la búsqueda', new: 'Nuevo cliente',
    name: 'Nombre', opportunities: 'Oportunidades', created: 'Fecha de creación', actions: 'Acciones', view: (name) => `Ver las oportunidades de ${name}`, details: (name) => `Ver los detalles de ${name}`, edit: (name) => `Editar ${name}`, delete: (name) => `Eliminar ${name}`,
    loadFailed: 'Error al cargar los clientes. Inténtelo de nuevo.', loading: 'Cargando clientes…', empty: 'No se han encontrado clientes', withTerm: ' con ese término de búsqueda', opportunityWord: (count) => (count === 1 ? 'oportunidad' : 'oportunidades'), found: (count) => `${count} ${count === 1 ? 'cliente' : 'clientes'}`,
    clientName: 'Nombre del cliente', createTitle: 'Nuevo cliente', editTitle: 'Editar cliente', deleteTitle: 'Eliminar cliente', deleteText: (name) => `Se eliminará «${name}». Esta acción no se puede deshacer.`,
    createdToast: { title: 'Cliente creado', text: 'El cliente se ha creado correctamente' }, createFailed: 'No se pudo crear el cliente',
    updated: 'Cliente actualizado', updateFailed: 'No se pudo actualizar el cliente', deleted: 'Cliente eliminado', deleteFailed: 'No se pudo eliminar el cliente',
    deleteBlocked: 'No se puede eliminar', deleteBlockedText: 'El cliente tiene oportunidades asociadas. Elimine primero las oportunidades.',
    invalidId: 'Identificador de cliente no válido.', missing: 'Cliente no encontrado.', pageFailed: 'Error al cargar los datos. Inténtelo de nuevo.', back: 'Volver a Clientes',
  },
};
