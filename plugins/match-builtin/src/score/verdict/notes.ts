import type { Remarks } from '@cotejo/plugin-kit';
import { degreeNames } from '../../taxonomy/degrees.ts';
import { spanishLanguage } from '../../taxonomy/languages.ts';
import { inSentence } from '../../taxonomy/names.ts';

const noteOf = (note: string, noteInSpanish: string): Remarks => ({ note, noteInSpanish });

const english = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;
const comma = (number: number): string => `${number}`.replace('.', ',');
const spanish = (years: number): string => comma(years) + (years === 1 ? ' año' : ' años');

/** Thousands apart, as each language writes them. */
const figures = (language: 'en' | 'es', number: number): string =>
  `${number}`.replace(/\B(?=(?:\d{3})+$)/g, language === 'en' ? ',' : '.');

const ofSkill =
  (before: string, after: string, spanishBefore: string, spanishAfter: string) =>
  (name: string): Remarks =>
    noteOf(`${before}${name}${after}`, `${spanishBefore}${inSentence(name, 'es')}${spanishAfter}`);

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "inglés", and a name that only English has as it is. */
const language = (name: string): string => spanishLanguage(name) ?? name;

/** Everything that is said beside a verdict, from its facts; names of skills and languages are the English ones. */
export const notes = {
  /** Of what is not found in a resume that is in another language and was not translated. */
  notRead: noteOf(
    'Not recognized in a resume that was not translated',
    'No se ha reconocido en un currículum que no se ha traducido',
  ),
  unfounded: noteOf('The resume tells few facts that bear this out', 'El currículum da pocos datos que lo respalden'),
  elsewhere: noteOf('Shown outside this field of work', 'Consta en otro campo de trabajo'),

  denied: ofSkill(
    'The resume says that there is no experience with ',
    '',
    'El currículum dice que no hay experiencia con ',
    '',
  ),
  wanted: ofSkill('Wants to learn ', '', 'Quiere aprender ', ''),
  basic: ofSkill('Only basic ', ' is stated', 'Solo se indica un nivel básico de ', ''),
  stale: ofSkill('', ' was last used more than ten years ago', 'El último uso de ', ' fue hace más de diez años'),
  through: ofSkill('Shown through ', '', 'Consta a través de ', ''),
  related: ofSkill('Only the related ', ' is shown', 'Solo consta ', ', que es afín'),

  touched: (years: number): Remarks =>
    noteOf(
      `Only related work is shown, ${english(years)} of it`,
      `Solo consta trabajo afín, ${spanish(years)} en total`,
    ),
  claimed: (years: number): Remarks => noteOf(`States ${english(years)}`, `Indica ${spanish(years)}`),
  counted: (years: number): Remarks => ({
    ...noteOf(`${english(years)} shown`, `El currículum muestra ${spanish(years)}`),
    years,
  }),
  enough: (years: number, wanted: number): Remarks => ({
    ...noteOf(
      `${english(years)} shown, ${wanted} asked for`,
      `El currículum muestra ${spanish(years)}; se ${wanted === 1 ? 'pide' : 'piden'} ${wanted}`,
    ),
    years,
  }),
  tooFew: (years: number, wanted: number): Remarks => ({
    ...noteOf(`${years} of ${english(wanted)} shown`, `El currículum muestra ${comma(years)} de ${spanish(wanted)}`),
    years,
  }),
  undated: (wanted: number): Remarks => {
    if (wanted < 1)
      return noteOf('No dated position shows this experience', 'Ningún empleo con fechas muestra esta experiencia');
    return noteOf(
      `No dated position shows ${wanted === 1 ? 'a year' : english(wanted)} of it`,
      `Ningún empleo con fechas muestra ${wanted === 1 ? 'un año' : spanish(wanted)} de esa experiencia`,
    );
  },

  smaller: (told: number, wanted: number): Remarks =>
    noteOf(
      `${figures('en', told)} shown, ${figures('en', wanted)} asked for`,
      `El currículum muestra ${figures('es', told)}; se piden ${figures('es', wanted)}`,
    ),
  noAmount: (wanted: number): Remarks =>
    noteOf(
      `The scale of ${figures('en', wanted)} is not stated`,
      `No se indica la magnitud de ${figures('es', wanted)}`,
    ),

  noDegree: noteOf('No degree is named', 'No se nombra ningún título'),
  schoolAlone: noteOf('A school is named without a degree', 'Figura un centro de estudios, sin título'),
  unfinished: noteOf('The degree is not finished', 'El título no está terminado'),
  unheld: noteOf('Not held, not yet or no longer', 'No consta como vigente: aún no o ya no'),
  lowerClass: noteOf('Of a lower class than asked', 'De una categoría inferior a la que se pide'),
  otherField: noteOf('The degree is in another field', 'El título es de otro campo'),
  lowDegree: (level: number): Remarks => noteOf(`Shows ${degreeNames.en[level]}`, `Muestra ${degreeNames.es[level]}`),

  unspoken: (name: string): Remarks => noteOf(`${name} is not mentioned`, `No se menciona el ${language(name)}`),
  noLevel: (name: string): Remarks =>
    noteOf(`The level of ${name} is not stated`, `No se indica el nivel de ${language(name)}`),
  unprofessional: (name: string): Remarks =>
    noteOf(`${name} below a professional level`, `${upper(language(name))} por debajo del nivel profesional`),
  lowLevel: (name: string): Remarks =>
    noteOf(`${name} at a lower level than asked`, `${upper(language(name))} con un nivel inferior al que se pide`),
  writtenIn: (name: string): Remarks =>
    noteOf(
      `Not stated; the resume is written in ${name}`,
      `No se indica; el currículum está escrito en ${language(name)}`,
    ),
};
