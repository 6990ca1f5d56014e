import type { RequirementKind } from '@cotejo/plugin-kit';
import { degreeNames } from '../taxonomy/degrees.ts';
import { type PositionWords, spanOf, type Wording } from './wording.ts';

/** "y" is "e" before the sound of i, and "o" is "u" before that of o. */
const listWith =
  (last: string, other: string, before: RegExp) =>
  (items: readonly string[]): string => {
    const end = items.at(-1) ?? '';
    if (items.length <= 1) return end;
    const comma = items.some((item) => /^[^«].* [yeou] /.test(item)) ? ',' : '';
    return `${items.slice(0, -1).join(', ')}${comma} ${before.test(end) ? other : last} ${end}`;
  };
const list = listWith('y', 'e', /^[«"]?h?[ií](?![aeoáéó])/i);
const either = listWith('o', 'u', /^[«"]?h?[oó]/i);
const neither = listWith('ni', 'ni', /^$/);
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];
const longMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);
const points = (count: number, isMust: boolean): string =>
  `${isMust ? 'imprescindible' : 'punto'}${count === 1 ? '' : 's'}`;
const more = (count: number): string => (count === 1 ? 'otro más' : `${count} más`);
const by = { title: 'como', field: 'en', other: 'en el puesto' };
const as = ({ where, named }: PositionWords): string => `${by[named]} ${where}`;
const joint = { as: 'como', in: 'en', with: 'con' };
const jobs = (count: number): string => `${count} ${count === 1 ? 'empleo' : 'empleos'}`;

const missingText: Record<RequirementKind, (count: number) => string> = {
  skill: (count) => `No ${count === 1 ? 'aparece' : 'aparecen'} ni en los empleos ni entre las competencias`,
  experience: () => 'Ningún empleo da cuenta de ello',
  education: () => 'No se nombra ningún título ni curso de este tipo',
  language: (count) => `El currículum no indica ni nivel ni uso de ${count === 1 ? 'este idioma' : 'estos idiomas'}`,
  certification: (count) =>
    count === 1 ? 'No figura ni se menciona en el currículum' : 'No figuran ni se mencionan en el currículum',
};

/** The texts about a candidate in Spanish. */
export const spanish: Wording = {
  list,
  either,
  more,
  quoted: (text) => `«${text.replace(/(?<=^|[\s(])["“«]/g, '‘').replace(/[«»“”"]/g, '’')}»`,
  month(month, isInSentence = false) {
    const [year, at] = [month.slice(0, 4), Number(month.slice(5, 7)) - 1];
    return isInSentence ? `${longMonths[at]} de ${year}` : `${months[at]} ${year}`;
  },
  present: 'la actualidad',
  until: 'a',
  at: (title, employer) => `${title} en ${employer}`,
  names: {
    years: (years, skills, how = 'in') => {
      const span = spanOf(years, ['mes', 'meses'], ['año', 'años']).replace('.', ',');
      return `${span} ${skills ? `${joint[how]} ${skills}` : 'de experiencia'}`;
    },
    languages: list,
    degree: (level, isOfField) => degreeNames.es[level]! + (isOfField ? ' del campo que se pide' : ''),
  },
  years(years) {
    if (years < 1) return 'menos de un año';
    return Math.round(years) === 1 ? 'cerca de un año' : `unos ${Math.round(years)} años`;
  },
  career: {
    undated: (name) => `No se ha podido leer ningún empleo con fechas en el currículum${name ? ` de ${name}` : ''}`,
    untitled: (name, years, positions) =>
      `${name ? `${name} suma` : 'Suma'} ${years} de experiencia en ${jobs(positions)}`,
    given: (name, where, when, years) =>
      `El último empleo${name ? ` de ${name}` : ''} figura como ${where}${when && ` (${when})`}; ` +
      `las fechas suman ${years} de experiencia`,
    now: (name, position, years) =>
      `${name ? `${name} trabaja` : 'Trabaja'} ${as(position)} y suma ${years} de experiencia`,
    last: (name, { named, where }, until, years) =>
      `${name ? `El último puesto de ${name}` : 'Su último puesto'} fue ` +
      `${named === 'field' ? `en ${where}` : where}${until && `, hasta ${until}`}; ` +
      `suma ${years} de experiencia`,
  },
  fit({ isMust, total, met, partial, shown, partly }) {
    if (total === 0) return '';
    const all = `los ${total} ${points(total, isMust)}${isMust ? '' : ' que se piden'}`;
    const rest = met - shown.length;
    const names = shown.length > 0 ? ` (${list(rest > 0 ? [...shown, more(rest)] : shown)})` : '';
    if (met === total) return `El currículum muestra ${total === 1 ? `el único ${points(1, isMust)}` : all}${names}`;
    const inPart = partly.length === partial ? list(partly) : '';
    if (met > 0) {
      const further = inPart || (partial === 1 ? 'otro' : `otros ${partial}`);
      return `De ${all}, el currículum muestra ${met}${names}${partial > 0 ? ` y, en parte, ${further}` : ''}`;
    }
    if (total === 1)
      return `El currículum ${partial > 0 ? 'muestra solo en parte' : 'no muestra'} el único ${points(1, isMust)}`;
    if (partial === 0) return `El currículum no muestra ninguno de ${all}`;
    const some = inPart ? `en parte muestra ${inPart}` : `muestra ${partial} en parte`;
    return `De ${all}, el currículum no muestra ninguno por completo; ${some}`;
  },
  gaps(names, others, isMust) {
    const rest = `${others === 1 ? 'otro' : `otros ${others}`} ${points(others, isMust)}`;
    if (names.length === 0) return others > 0 ? `${rest} no ${others === 1 ? 'consta' : 'constan'}` : '';
    return `No muestra ${neither(names)}${others > 0 ? `, ni ${rest}` : ''}`;
  },
  unread: {
    sentence: 'El currículum no se ha traducido, así que puede decir más de lo que se ha reconocido',
    title: 'Sin reconocer',
    text: (names) =>
      'El currículum está en un idioma que no se ha traducido' +
      (names.length > 0 ? `: léalo para ver si muestra ${list(names)}` : ''),
  },
  beyond: (names) => `Aparte de lo imprescindible, muestra ${list(names)}`,
  listed: (names) =>
    `El currículum nombra ${list(names)}, pero ningún empleo ${names.length === 1 ? 'lo' : 'los'} muestra`,
  technical: {
    atWork: (names) => `De lo que pide el puesto, los empleos dan cuenta de ${list(names)}`,
    named: (names, isMore) =>
      isMore
        ? `El puesto pide también ${list(names)}, que el currículum nombra`
        : `De lo que pide el puesto, el currículum nombra ${list(names)}`,
    absent: (names) => `El currículum no nombra ${neither(names)}`,
    others(names, behind) {
      const verb = { asked: 'También nombra', absent: 'Nombra' };
      return `${behind === undefined ? 'El currículum nombra' : verb[behind]} ${list(names)}`;
    },
    certificates: (lines) => `${lines.length === 1 ? 'Certificado' : 'Certificados'}: ${lines.join('; ')}`,
    none: 'El currículum no nombra herramientas, métodos ni campos concretos.',
  },
  experience: {
    head: (years, positions) =>
      `${years} de experiencia en ${jobs(positions)}${positions > 1 ? '; lo simultáneo cuenta una vez' : ''}`,
    untitled: 'empleo sin cargo',
    undated: 'No se ha podido leer ningún empleo con fechas en el currículum',
    earlier: (count) => `${jobs(count)} antes de eso`,
    education: (lines) => `Formación: ${lines.join('; ')}`,
    languages: (lines) => `Idiomas: ${lines.join('; ')}`,
  },
  strength: {
    years: (years, newest) => (newest ? `${years}; lo más reciente, ${as(newest)} (${newest.when})` : years),
    at: (position) => `${as(position)} (${position.when})`,
    again: 'En el mismo empleo',
    several: (count, { where, when }) => `En ${jobs(count)}; el más reciente, ${where} (${when})`,
    listed: 'El currículum lo nombra',
    stated: {
      skill: 'El currículum dice',
      experience: 'El currículum dice',
      education: 'Formación',
      language: 'Indica',
      certification: 'Figura como',
    },
  },
  gap: {
    missing: (names) => `No consta: ${list(names)}`,
    missingText: (kind, count, isMust) =>
      `${missingText[kind](count)}${isMust ? `; el puesto ${count === 1 ? 'lo' : 'los'} exige` : ''}`,
    alsoMissing: (names) => `Tampoco ${names.length === 1 ? 'consta' : 'constan'} ${list(names)}`,
    further(count, isOnly, isMust) {
      if (count === 1) return `${isOnly ? 'Un' : 'Otro'} ${points(1, isMust)} que no consta`;
      return `${isOnly ? '' : 'Otros '}${count} ${points(count, isMust)} que no constan`;
    },
    manner: (names) => `Para preguntar en la entrevista: ${list(names)}`,
    mannerText: (count) =>
      count === 1
        ? 'Ninguna línea encontrada prueba esta aptitud, de la que un currículum dice poco'
        : 'Ninguna línea encontrada prueba estas aptitudes, de las que un currículum dice poco',
    inPart: (name) => `Solo en parte: ${name}`,
    alsoInPart: (count, isMust) =>
      count === 1
        ? `Otro ${points(1, isMust)} que consta solo en parte`
        : `Otros ${points(2, isMust)} que constan solo en parte`,
    short: (years, newest) =>
      `Las fechas suman ${years}${newest ? `; lo más reciente, ${as(newest)} (${newest.when})` : ''}`,
    related: (note, newest) => `${note}; lo más reciente, ${as(newest)} (${newest.when})`,
    nearest(kind, position) {
      if (kind === 'language') return 'El currículum indica';
      if (kind === 'education') return 'Lo más cercano';
      return position ? `Se menciona de pasada ${as(position)}` : 'El pasaje más cercano';
    },
    writtenIn: 'No indica el nivel; el propio currículum está escrito en este idioma',
    listed: 'Nombrado, pero no en los empleos',
    undated: 'Sin empleos con fechas',
    undatedText:
      'No se ha podido leer ningún empleo con fechas, así que no se han podido contar los años de experiencia',
    wishes: 'Deseable, pero no consta',
    wishesText: (names) => `El currículum no muestra ${neither(names)}`,
  },
};
