import type { search as english } from '../en/search.ts';

export const search: typeof english = {
  search: {
    hint: 'Buscar personas, puestos, clientes, archivos, acciones…',
    people: 'Candidatos',
    like: 'Candidatos con nombres parecidos',
    roles: 'Puestos',
    opportunities: 'Oportunidades',
    clients: 'Clientes',
    actions: 'Acciones y pantallas',
    newClient: 'Nuevo cliente',
    newOpportunity: 'Nueva oportunidad aquí',
    newRole: 'Nuevo puesto aquí',
    importPeople: 'Importar candidatos',
    addUser: 'Añadir usuario',
    nothing: (q) => `Nada se llama «${q}».`,
    failed: 'La búsqueda no ha funcionado. Inténtelo de nuevo.',
    found: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
    choose: 'elegir',
    open: 'abrir',
    close: 'cerrar',
  },
};
