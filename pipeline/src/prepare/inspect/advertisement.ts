import type { Span } from '@cotejo/plugin-kit';

const phrase = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');

/** Headings under which whoever offers work says what it is and what is asked; resumes have none of them. */
const headings = new RegExp(
  `^[ #*•\\d.-]{0,8}(${[
    'job (?:title|summary|description|overview|purpose|requirements)',
    '(?:position|role) (?:title|summary|overview|description)',
    'about (?:us|the (?:role|job|team|company|position))',
    'company overview',
    '(?:(?:required|preferred|minimum|desired|basic) )?requirements',
    '(?:required|preferred|minimum|desired|basic) (?:skills|experience|education|qualifications)',
    "what (?:you(?:'ll| will)? (?:do|need|bring)|we (?:offer|expect))",
    'who (?:we|you) are',
    'your (?:profile|tasks|role)',
    'must haves?',
    'nice to have',
    'descripci[óo]n(?: del puesto| de la oferta)?',
    'requisitos(?: m[íi]nimos| deseados)?',
    'qu[ée] (?:har[áa]s|buscamos|(?:te )?ofrecemos)',
    'se (?:ofrece|valorar[áa])',
    'ofrecemos',
    'tu perfil',
    '(?:estudios|experiencia) m[íi]nim[oa]s?',
  ].join('|')})(?=[ :*?]{0,8}$|[ *]{0,4}:)`,
  'gimu',
);

/** Ways to speak of candidates and to them, of which an advertisement has several. */
const signs = [
  phrase(
    "(?:is|are|we're) (?:currently |now )?(?:looking for|seeking|searching for|hiring|recruiting)",
    'we (?:look for|seek|need|want) (?:an?|someone|somebody)',
    'join (?:us|our)',
    '(?:estamos )?buscamos',
    'estamos buscando',
    'seleccionamos',
    'busca (?:una?|a)',
    '[úu]nete',
  ),
  phrase(
    'you (?:will|are|have|must|bring|should|can)',
    "you'll",
    'your (?:profile|tasks?|role|responsibilities|team)',
    'tu (?:perfil|misi[óo]n|equipo)',
    'tus (?:funciones|tareas)',
    'te (?:ofrecemos|encargar[áa]s)',
    '(?:ser|tendr|har)[áa]s',
  ),
  phrase(
    'we (?:offer|provide)',
    'benefits',
    'salary',
    'compensation',
    '(?:se|te)? ?ofrece(?:mos)?',
    'salario',
    'contrato indefinido',
    'jornada completa',
  ),
  phrase(
    '(?:how )?to apply',
    'apply (?:now|today|by|online|here|via)',
    '(?:send|submit|forward) (?:us )?(?:your|their|an?) (?:resume|cv|application|cover letter)',
    'inscr[íi]bete',
    'env[íi]a(?:nos)? tu',
    'candidaturas?',
  ),
  phrase(
    '(?:ideal|successful|right|suitable|interested|qualified) (?:candidates?|individuals?|persons?|applicants?)',
    'the candidates?',
    'candidates? (?:will|must|should|with|who)',
    'm/[fw]/[dx]',
    'equal opportunity',
    'persona candidata',
    'candidat[oa]s?',
    '[hm]/[mh]',
  ),
  phrase(
    'required',
    'preferred',
    'preferably',
    'must (?:have|be|possess)',
    'nice to have',
    'is (?:a plus|desirable|essential|an advantage)',
    'imprescindible',
    'se requiere',
    'valorable',
    'se valorar[áa]',
    'deseables?',
  ),
  phrase(
    '(?:at least|(?:a )?minimum(?: of)?) (?:\\d+|one|two|three|four|five|six|seven|eight|ten)\\+?(?: ?(?:-|to) ?\\d+)? years?',
    '(?:al menos|m[íi]nimo(?: de)?) \\d+ a[ñn]os',
  ),
];
/** Headings and signs together. */
const fewestOfBoth = 4;

/** Positions and courses have years; whoever writes of themselves says so, as in a letter. */
const year = /(?<![\d.,])(?:19|20)\d\d(?![\d.,]\d|\p{L})/gu;
const mostYears = 1;
const writer = /(?<!\p{L})(?:I|my|mi|mis)(?!\p{L})/gu;
const mostOfTheWriter = 2;

/** The whole text where it is no resume but a job description: it says what somebody is to do, and nothing of what anybody did. */
export function findAdvertisement(text: string): Span[] {
  const found = [
    new Set(Array.from(text.matchAll(headings), ([, name]) => name!.toLowerCase())).size,
    signs.filter((sign) => sign.test(text)).length,
  ];
  if (found.includes(0) || found[0]! + found[1]! < fewestOfBoth) return [];
  return new Set(text.match(year)).size > mostYears || (text.match(writer)?.length ?? 0) > mostOfTheWriter
    ? []
    : [{ start: 0, end: text.length }];
}
