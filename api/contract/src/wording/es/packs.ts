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
    share: {
      legend: 'Su respuesta',
      answers: { yes: 'Me gustaría conocer a esta persona', no: 'No encaja', ask: 'Tengo una pregunta' },
      message: 'Su mensaje',
      said: (answer, day) => `Respondió el ${day}: ${answer}`,
      wantsText: 'Escriba su pregunta antes de enviarla.',
      wantsAnswer: 'Elija una respuesta.',
      gone: (count) => (count === 1 ? 'Se ha retirado 1 perfil.' : `Se han retirado ${count} perfiles.`),
      password: 'Contraseña',
      passwordText: 'Quien le envió este enlace le ha dicho una contraseña.',
      wrongPassword: 'Esta contraseña no es correcta.',
      open: 'Abrir',
      closed: {
        title: 'Esta página no existe',
        text: 'La dirección no es correcta, o la página ha vencido o se cerró. Pregunte a quien se la envió.',
      },
      refused: {
        title: 'Esto no se ha aceptado',
        text: 'Cargue la página otra vez y vuelva a intentarlo. Tras muchos intentos, espere antes unos minutos.',
      },
      save: 'Guardar mis respuestas',
      saveHint: 'Se crea un archivo pequeño. Envíelo a quien le envió esta página.',
      noScript: 'En esta ventana no se ejecuta nada. Abra el archivo en un navegador, o responda con un mensaje.',
      savedAs: 'Respuestas',
    },
    fileName: 'Perfiles',
  },
};
