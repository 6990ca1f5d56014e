import type { blind as english } from '../en/blind.ts';

/** Blind review: the switches of the company and of roles, and showing one person all the same. */
export const blind: typeof english = {
  blind: {
    tab: 'Evaluación a ciegas',
    intro: 'Si se valora a los candidatos sin que nadie vea quiénes son.',
    company: 'Evaluación a ciegas de toda la empresa',
    companyHint: 'Un solo puesto puede evaluarse a ciegas por separado: en la cabecera de su página.',
    meaning: [
      'Los nombres, los datos de contacto, las direcciones y las palabras que revelan la edad o el género se ocultan ' +
        'a todos: en pantallas, informes, cartas y tablas, y en los nombres de archivos.',
      'No se entregan los archivos originales, con sus fotografías, ni los expedientes de decisión, ni el archivo de ' +
        'la empresa.',
      'Cualquiera puede mostrar a un candidato si da un motivo. Queda anotado.',
      'Las puntuaciones siguen siendo exactamente las mismas.',
      'No oculta lo que una trayectoria revela por sí misma, como centros de estudios y empresas, y no demuestra que ' +
        'la evaluación sea justa.',
    ],
    loading: 'Cargando si la empresa evalúa a ciegas…',
    loadFailed: 'No se ha podido cargar si la empresa evalúa a ciegas.',
    isOff: 'La empresa no evalúa a ciegas.',
    onSince: (day) => `La empresa evalúa a ciegas desde el ${day}.`,
    begin: 'Evaluar a ciegas…',
    end: 'Terminar la evaluación a ciegas…',
    beginAction: 'Evaluar a ciegas',
    endAction: 'Terminar',
    companyTitle: '¿Evaluar a ciegas toda la empresa?',
    companyText:
      'Desde ahora nadie de la empresa ve quiénes son los candidatos, en ningún puesto, y no se pueden abrir los ' +
      'archivos originales. Quienes se mostraron antes siguen a la vista.',
    endCompanyTitle: '¿Terminar la evaluación a ciegas de la empresa?',
    endCompanyText:
      'Los nombres, los datos de contacto y los archivos originales vuelven a mostrarse a todos. Los puestos que se ' +
      'evalúan a ciegas por separado siguen así.',
    roleTitle: (role) => `¿Evaluar a ciegas ${role}?`,
    roleText:
      'Desde ahora nadie de la empresa ve quiénes son los candidatos de este puesto, aparezcan donde aparezcan, y no ' +
      'se pueden abrir sus archivos originales. Quienes se mostraron antes siguen a la vista.',
    endRoleTitle: (role) => `¿Terminar la evaluación a ciegas de ${role}?`,
    endRoleText:
      'Los nombres, los datos de contacto y los archivos originales de sus candidatos vuelven a mostrarse a todos, ' +
      'salvo que otro de sus puestos se evalúe a ciegas.',
    begun: 'Ha empezado la evaluación a ciegas',
    ended: 'Ha terminado la evaluación a ciegas',
    failed: 'No se ha podido cambiar la evaluación a ciegas. Inténtelo de nuevo.',
    masked: 'Oculto',
    maskedHint:
      'Evaluado a ciegas: se ocultan el nombre y los datos de contacto, y no se entregan el archivo original ni el ' +
      'expediente de decisión.',
    unmask: 'Mostrar…',
    unmaskTitle: (name) => `¿Mostrar quién es ${name}?`,
    unmaskText:
      'Todos en la empresa verán quién es este candidato, en todos los puestos. Queda anotado quién lo ' +
      'mostró y por qué.',
    unmaskAction: 'Mostrar',
    reason: 'Motivo',
    reasonMissing: 'Indique un motivo.',
    unmasked: 'Candidato mostrado',
    unmaskedBy: (name, day) => `Lo mostró ${name} el ${day}:`,
    somebody: 'alguien que ya no está',
    maskAgain: 'Volver a ocultar',
    maskedAgain: 'Candidato oculto de nuevo',
    noArchive: 'Contiene todos los nombres, y la empresa evalúa a ciegas. Termine esa evaluación para descargarlo.',
    maskFailed: 'No se ha podido guardar el cambio. Inténtelo de nuevo.',
  },
};
