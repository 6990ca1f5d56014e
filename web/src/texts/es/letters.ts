import type { letters as english } from '../en/letters.ts';

/** Letters to candidates: the page of one, and the list of those that are due. */
export const letters: typeof english = {
  letters: {
    title: (name) => `Carta para ${name}`,
    intro: 'Contiene lo que consta sobre esta candidatura. Léala, cámbiela y envíela usted: Cotejo no envía nada.',
    loadFailed: 'No se pudieron cargar las cartas de este candidato.',
    draftFailed: 'No se pudo escribir la carta.',
    kind: 'Tipo de carta',
    language: 'Idioma de la carta',
    text: 'La carta',
    textHint: 'Sus cambios se quedan solo en esta pestaña hasta que marque la carta como enviada.',
    remarks: {
      'no-decision':
        'No consta ninguna decisión sobre este candidato. Ponga antes el estado para que la carta lo diga.',
      'not-current':
        'Este candidato se está puntuando de nuevo, o su puntuación viene de requisitos anteriores. Los ' +
        'datos pueden cambiar.',
      'no-requirements': 'No se ha valorado ningún requisito, así que la carta tiene poco que explicar.',
      'own-contact':
        'La carta le nombra a usted como contacto. Un administrador puede poner uno para todos, en ' +
        'Administración, Cartas.',
    },
    copy: 'Copiar',
    copied: 'Carta copiada',
    copyFailed: 'El navegador no permitió copiar.',
    print: 'Imprimir',
    saved: 'Carta guardada',
    again: 'Empezar de nuevo con la plantilla',
    sentOn: 'Enviada el',
    mark: 'Marcar como enviada',
    marked: 'Carta marcada como enviada',
    markHint: 'El texto se guarda entonces con el candidato, con el día y su nombre.',
    failed: 'No se pudo guardar el cambio. Inténtelo de nuevo.',
    due: (kind) => `${kind}: fecha límite`,
    dueDay: 'Fecha límite',
    dueOn: (day) => `para el ${day}`,
    overdue: (day) => `vencida desde el ${day}`,
    notDue: 'No hay fecha límite.',
    bySettings: 'fijada por los ajustes de la empresa',
    takeAway: 'Sin fecha',
    sent: 'Cartas enviadas',
    noneSent: 'Todavía no se ha marcado ninguna como enviada.',
    sentTitle: (kind, day) => `${kind}, ${day}`,
    sentBy: (name) => `La marcó ${name}`,
    somebody: 'alguien',
    takeBack: 'Al final no se envió',
    takenBack: 'Ya no consta como enviada',
    dueTitle: 'Cartas pendientes',
    dueIntro: 'Primero la que vence antes. Una carta sale de la lista cuando se marca como enviada.',
    home: 'Sus puestos',
    dueLoading: 'Cargando las cartas…',
    dueFailed: 'No se pudieron cargar las cartas pendientes.',
    noneDue: 'No hay ninguna carta pendiente.',
    letterTo: (kind, name) => `${kind} para ${name}`,
    more: 'Mostrar más',
  },
};
