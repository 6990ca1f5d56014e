export type Persona = { name: string; lines: string[] };

/** Words for gender, date of birth, marital status, nationality and address. */
type Labels = readonly [gender: string, born: string, marital: string, nationality: string, address: string];

const personaWith =
  (labels: Labels) =>
  (name: string, photo: string, ...rest: [...values: Labels, contact: string]): Persona => ({
    name,
    lines: [photo, ...labels.map((label, index) => `${label}: ${rest[index]}`), rest[labels.length]!],
  });

const english = personaWith(['Gender', 'Date of birth', 'Marital status', 'Nationality', 'Address']);
const spanish = personaWith(['Sexo', 'Fecha de nacimiento', 'Estado civil', 'Nacionalidad', 'Dirección']);

/** All fictional. The last ones have names and addresses that are words of the trade too. */
export const personas: Record<'en' | 'es', Persona[]> = {
  en: [
    english(
      'Emily Carter',
      'Photo: portrait of a young woman',
      'female (she/her)',
      '14 March 1998 (age 27)',
      'single',
      'British',
      '12 Orchard Lane, Leeds LS1 4AB',
      'emily.carter@example.com | +44 113 496 0101',
    ),
    english(
      'Mohammed Al-Farsi',
      'Photo: man with a beard',
      'male (he/him)',
      '2 November 1966 (age 58)',
      'married, four children',
      'Omani',
      '7 Palm Grove, Muscat',
      'm.alfarsi@example.com | +968 2411 1111',
    ),
    english(
      'Lakshmi Venkataraman',
      'Photo enclosed',
      'female',
      '30 January 1981',
      'widowed',
      'Indian',
      '44 Temple Road, Chennai 600004',
      'lakshmi.v@example.com | +91 44 5550 1234',
    ),
    english(
      'Oluwaseun Adeyemi',
      'No photo',
      'non-binary (they/them)',
      '1974',
      'divorced',
      'Nigerian',
      '3 Marina Road, Lagos',
      'seun@example.com | +234 1 555 0199',
    ),
    english(
      'Wei Zhang',
      'Photo: see attachment',
      'male',
      '09/09/2000',
      'engaged',
      'Chinese',
      '88 Garden Street, Chengdu',
      'wei.zhang@example.com | +86 28 5555 0123',
    ),
    english(
      'Ruby Baker',
      'Photo: at the office',
      'female',
      '1 May 1990',
      'civil partnership',
      'American',
      '9 Java Street, Oracle, Arizona 85623',
      'ruby.baker@example.com | +1 520 555 0134',
    ),
    english(
      'Victoria Sales',
      'Photo: with a team',
      'female',
      '5 June 1985',
      'separated',
      'Canadian',
      '21 Teacher Avenue, Reading RG1 1AA',
      'victoria.sales@example.com | +44 118 496 0177',
    ),
  ],
  es: [
    spanish(
      'María José Fernández Ruiz',
      'Foto: retrato',
      'mujer',
      '03/07/1997 (28 años)',
      'soltera',
      'española',
      'Calle del Olmo 5, 2.º B, Madrid',
      'mariajose.fernandez@example.com | 600 111 222',
    ),
    spanish(
      'Mohamed El Amrani',
      'Foto: hombre con gafas',
      'varón',
      '21/12/1964 (60 años)',
      'casado, tres hijos',
      'marroquí',
      'Avenida de Cádiz 18, Granada',
      'm.elamrani@example.com | 600 333 444',
    ),
    spanish(
      'Lucía Quispe Mamani',
      'Sin foto',
      'mujer',
      '1979',
      'viuda',
      'peruana',
      'Jirón Los Andes 210, Cusco',
      'lucia.quispe@example.com | +51 84 555 010',
    ),
    spanish(
      'Ángel Contable Blanco',
      'Foto adjunta',
      'varón',
      '15 de mayo de 1988',
      'divorciado',
      'argentina',
      'Calle Profesor Java 3, Rosario',
      'angel.contable@example.com | +54 341 555 0188',
    ),
  ],
};
