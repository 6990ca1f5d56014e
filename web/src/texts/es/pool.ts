import type { pool as english } from '../en/pool.ts';

export const pool: typeof english = {
  pool: {
    label: 'Encontrar candidatos',
    field: 'Nombres, palabras o lo que necesita: SAP y alemán, al menos cinco años',
    people: 'Personas encontradas',
    ask: 'Preguntar',
    hint: 'La lista muestra quién tiene las palabras. Pregunte, en español o en inglés, y se valoran los currículums.',
    understood: 'Se ha entendido',
    leftOut: (parts) => `No se busca: ${parts}. Un currículum muestra lo que alguien tiene, no lo que le falta.`,
    change: (text) => `Cambiar «${text}»`,
    remove: (text) => `Quitar «${text}»`,
    add: 'Añadir un requisito',
    requirement: 'Requisito',
    apply: 'Aplicar',
    cancel: 'Cancelar',
    close: 'Cerrar',
    clear: 'Borrar la búsqueda',
    failed: 'No se ha podido hacer la búsqueda. Inténtelo de nuevo.',
    asking: 'Buscando personas…',
    looked: (found, looked) =>
      `${found === 1 ? '1 persona muestra' : `${found} personas muestran`} algo de ello; ${
        looked === 1
          ? 'se ha valorado 1 currículum, el más cercano'
          : `se han valorado ${looked} currículums, los más cercanos`
      } a lo pedido.`,
    looking: (looked, nearest) => `${looked} de ${nearest} currículums valorados…`,
    nobody: 'No se ha encontrado a nadie cuyo currículum lo muestre.',
    rest: (count: number) => `Mostrar ${count} ${count === 1 ? 'requisito' : 'requisitos'} más`,
    more: 'Mostrar más',
    verdicts: { met: 'Se muestra', partial: 'Se muestra en parte', missing: 'No se muestra' },
    resume: (file, date) => `${file}, ${date}`,
    save: 'Guardar esta búsqueda',
    saveAs: 'Nombre de la búsqueda',
    saved: 'Búsqueda guardada',
    savedSearches: 'Búsquedas guardadas',
    deleteSaved: (name) => `Eliminar la búsqueda «${name}»`,
    score: (score) => `Puntuación ${score} de 100`,
    lastContact: (date) => `último contacto ${date}`,
    consent: {
      unknown: 'consentimiento no conocido',
      given: 'consentimiento dado',
      withheld: 'consentimiento denegado',
    },
    elsewhere: (status, role, client, date) => `${status} en ${client} para ${role}, desde ${date}`,
    submitted: (client, role, status, date) =>
      `${client} ya conoce a esta persona: ${status} para ${role}, desde ${date}. Puede rechazar una ` +
      'segunda presentación.',
    known: (count) =>
      count === 1
        ? '1 persona que conoce encaja en este puesto'
        : `${count} personas que conoce encajan en este puesto`,
    knownTitle: 'Personas que conoce',
    show: 'Mostrar',
    choose: (name) => `Elegir a ${name}`,
    chooseShown: (count) => (count === 1 ? 'Elegir a la persona mostrada' : `Elegir a las primeras ${count}`),
    chosen: (count) => (count === 1 ? '1 elegida' : `${count} elegidas`),
    shortlist: 'Añadir a un puesto',
    shortlistTitle: (count) =>
      count === 1 ? 'Añadir a 1 persona a un puesto' : `Añadir a ${count} personas a un puesto`,
    willBeAdded: (free, inRole) =>
      `${free === 1 ? 'Se añadirá 1 persona' : `Se añadirán ${free} personas`}` +
      (inRole === 0 ? '.' : `; ${inRole} ya ${inRole === 1 ? 'está' : 'están'} en el puesto.`),
    shortlisted: (count, role) =>
      `${count === 1 ? 'Se ha añadido 1 persona' : `Se han añadido ${count} personas`} a ${role}`,
    takeUp: 'Añadir al puesto',
    takeUpPerson: (name) => `Añadir al puesto: ${name}`,
    taken: (name) => `${name} se ha añadido al puesto`,
    takeUpFailed: 'No se ha podido añadir a esta persona. Inténtelo de nuevo.',
  },
};
