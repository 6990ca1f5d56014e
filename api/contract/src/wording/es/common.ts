import type { common as english } from '../en/common.ts';

/** What pages and reports say about documents and candidacies. */
export const common: typeof english = {
  cuts: {
    pages: (limit) => `Solo se han leído las primeras ${limit} páginas.`,
    characters: (limit) => `Solo se han leído los primeros ${limit.toLocaleString('es')} caracteres.`,
    'ocr-pages': (limit) => `Solo se han leído las primeras ${limit} páginas escaneadas.`,
    'page-size': () => 'Una página muy grande se ha leído con menos resolución.',
    requirements: (limit) => `Se han encontrado más de ${limit} requisitos. Se valoran los ${limit} más importantes.`,
  },
  statuses: {
    Analyzed: 'Analizado',
    'Submitted to Client': 'Enviado al cliente',
    'Under Client Review': 'En revisión del cliente',
    'Client Interview Scheduled': 'Entrevista con el cliente',
    Hired: 'Contratado',
    'Rejected by Client': 'Rechazado por el cliente',
    'Rejected by Recruiter': 'Rechazado por el reclutador',
    'Not a Fit': 'No encaja',
    'On Hold': 'En espera',
    Withdrawn: 'Retirado',
  },
  flags: {
    'client-yes': 'El cliente quiere conocer a esta persona',
    'client-no': 'El cliente dice que no',
    'client-ask': 'El cliente pregunta',
    'same-person': 'En el puesto hay otro currículum de esta persona',
    warning: 'Fragmentos que no cuentan',
    'low-confidence': 'Confianza baja',
    translated: 'Traducido',
    outdated: 'Puntuación de requisitos anteriores',
  },
  states: { pending: 'Se vuelve a puntuar', failed: 'No se pudo volver a puntuar' },
  musts: (met, total) => `${met} de ${total} imprescindible${total === 1 ? '' : 's'}`,
  quoted: (text) => `«${text}»`,
  jobs: { untitled: 'Puesto de trabajo', skills: 'Competencias clave' },
};
