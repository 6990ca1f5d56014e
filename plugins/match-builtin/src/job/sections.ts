import { fold } from '../text/fold.ts';

export type JobSection = 'title' | 'summary' | 'duties' | 'required' | 'preferred' | 'education' | 'ignored';

/** Tried in order; all are matched against a folded heading without punctuation. */
const headings: readonly (readonly [RegExp, JobSection])[] = [
  [/^(?:job|position|role)?\s*title$|^(?:job|position|vacancy|puesto|cargo|titulo del puesto|vacante|position name)$/, 'title'],
  [/\b(?:nice to haves?|preferred|desired|desirable|bonus|plus(?:es)?|advantages?|optional|deseables?|valorables?|se valorara|valoramos|opcionales?|good to have|brownie points)\b/, 'preferred'],
  [/\b(?:benefits?|perks|we offer|what you get|compensation|salary|about us|about the company|company (?:overview|description|profile|culture|information)|who (?:are we|we are)|our (?:company|culture|values|mission)|why (?:join|work)|location|how to apply|application|apply|equal opportunity|eeo|contact|disclaimer|work (?:environment|schedule|hours)|physical demands|additional information|beneficios|ofrecemos|que ofrecemos|sobre nosotros|quienes somos|la empresa|sobre la empresa|ubicacion|salario|horario|como aplicar|nuestra cultura|about)\b/, 'ignored'],
  [/\b(?:education|educational|formacion|estudios|titulacion|academic)\b/, 'education'],
  [/\b(?:responsibilit\w+|duties|what you(?: wi|')?ll (?:do|be doing)|you will|tasks|day to day|role involves|accountabilities|essential functions|funciones|responsabilidades|tareas|que haras|tus funciones|what you do)\b/, 'duties'],
  [/\b(?:requirements?|qualifications?|required|requisitos?|must haves?|minimum|skills?|experience|competenc\w+|knowledge|abilities|what you(?: wi|')?ll need|you(?: wi|')?ll have|you have|you d have|who you are|what we(?: a|')?re looking for|looking for|ideal candidate|about you|your profile|perfil|candidate profile|habilidades|conocimientos|experiencia|imprescindible|que buscamos|buscamos|aptitudes|competencias|certifications?|licenses?)\b/, 'required'],
  [/\b(?:summary|overview|description|about the (?:role|job|position)|the (?:role|position|job)|purpose|objective|resumen|descripcion|sobre el puesto|mision)\b/, 'summary'],
];

const maxWords = 8;

/** What a heading announces; undefined for a line that is none. */
export function sectionOf(heading: string): JobSection | undefined {
  const folded = fold(heading).replace(/[^\p{L}\p{N}' ]+/gu, ' ').replace(/\s+/g, ' ').trim();
  if (!folded || folded.split(' ').length > maxWords) return undefined;
  return headings.find(([pattern]) => pattern.test(folded))?.[1];
}

export type JobLine = { section: JobSection; text: string; bullet: boolean };

const headingWords = new Set(`a abilities about academic additional advantage and application apply background basic benefits bonus candidate
certifications company competencies culture de del description desirable desired duties education educational employment environment essential
experience experiencia formacion funciones general good have haves help how ideal information job key knowledge la licenses location looking main
mandatory minimum must necessary needed nice of offer or other our overview para perfil perks personal plus position preferred primary principal
profile puesto purpose qualification qualifications que qualities required requirement requirements requisitos responsabilidades
responsibilities responsibility role salary skill skills specific summary tareas tasks technical the to us we what who will work
you your values why deseables valorables habilidades conocimientos beneficios ofrecemos buscamos empresa sobre el los descripcion minimos
estudios titulacion title physical demands`.split(/\s+/));

const looksLikeHeading = (line: string): boolean =>
  /^(?:#{1,6}\s|\*\*|={2,})/.test(line) || /:\s*(?:\*\*)?$/.test(line)
  || fold(line).split(/[^\p{L}\p{N}]+/u).every((word) => word === '' || headingWords.has(word));

/** The heading and what stands after its colon, for a line that opens a section. */
function readHeading(line: string): { section: JobSection; rest: string } | undefined {
  const colon = line.indexOf(':');
  if (colon > 0 && colon < 60) {
    const section = sectionOf(line.slice(0, colon));
    if (section) return { section, rest: line.slice(colon + 1).replace(/^[\s*]+/, '') };
  }
  if (colon < 0 || colon === line.trimEnd().length - 1) {
    const section = looksLikeHeading(line) && line.length < 80 ? sectionOf(line) : undefined;
    if (section) return { section, rest: '' };
  }
  return undefined;
}

const bullet = /^\s*(?:[•●▪■◦·*‣➢►✓✔–—-]|\(?\d{1,2}[.)])\s*/u;

/** Lines with the section that each stands in; headings themselves and empty lines are left out. */
export function readLines(text: string): JobLine[] {
  const lines: JobLine[] = [];
  let section: JobSection = 'summary';
  for (const raw of text.split('\n')) {
    const line = raw.slice(0, 2000).trim();
    if (!/[\p{L}\p{N}]/u.test(line)) continue;
    const isBullet = bullet.test(line) && !line.startsWith('**');
    const heading: ReturnType<typeof readHeading> = isBullet && section !== 'summary' ? undefined : readHeading(line);
    if (heading) section = heading.section;
    const rest = (heading ? heading.rest : line).replace(bullet, '').replace(/\*\*/g, '').trim();
    if (rest) lines.push({ section, text: rest, bullet: isBullet });
  }
  return lines;
}
