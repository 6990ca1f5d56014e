import type { packs as english } from '../en/packs.ts';

/** What profiles for a client say. */
export const packs: typeof english = {
  packs: {
    title: 'Perfiles de candidatos',
    profile: 'Perfil',
    preparedBy: (agency, day) => `Preparado por ${agency}, ${day}`,
    comment: 'Nuestro comentario',
    contact: 'Contacto',
    requirements: 'Requisitos y lo que muestra el currículum',
    shown: (met, of) => `Constan ${met} de ${of}`,
    quote: 'Cita',
    original: 'Tal como está en el currículum',
    masked: 'Los nombres y los datos de contacto están ocultos.',
    fileName: 'Perfiles',
  },
};
