import { fold } from '../text/fold.ts';

export type JobSection = 'title' | 'summary' | 'duties' | 'required' | 'preferred' | 'education' | 'ignored';

/** Phrases in folded headings without punctuation and apostrophes; of all that occur, the first in this order counts. */
const phrases: readonly (readonly [JobSection, string])[] = [
  [
    'title',
    '^(?:job |position |role )?title$|^(?:job|position|vacancy|puesto|cargo|titulo del puesto|vacante|position name|oferta de empleo)$',
  ],
  ['summary', 'about the (?:role|job|position|opportunity)|sobre (?:el puesto|la posicion|el rol)'],
  [
    'ignored',
    'what we offer|we offer|our offer|we provide|in return|(?:whats )?in it for you|what you get|(?:youll|you will) (?:get|receive)|ofrecemos|nuestra oferta|que ofrecen|se ofrece',
  ],
  [
    'preferred',
    `nice to haves?|preferred|preferences?|desired|desirables?|bonus points?|extra points|plus(?:es)?|advantages?|optional|even better|(?:we|wed|we would) (?:also )?(?:love|like)|
it would be (?:great|nice)|ideally|good to haves?|brownie points|set you apart|stand out|not essential|an asset|deseables?|valorables?|se valoraran?|se valora|valoramos|valoraremos|opcionales?|puntos extra|
sumaras? puntos|seria ideal|will be valued|it will value|it values|is valued`,
  ],
  [
    'required',
    `about you|what (?:youll|you will|you) bring|you (?:will )?bring|what we (?:expect|ask|need|require|look for|seek|want)|we (?:expect|ask)|who you are|who (?:we are|were) looking for|what it takes|
to (?:succeed|be successful)|must haves?|tu perfil|que pedimos|que buscamos|que necesitamos|que esperamos|que aportas|pedimos|is this you|what are you like|what (?:we are|were) looking for`,
  ],
  [
    'ignored',
    `benefits?|perks|compensation|salary|remuneration|package|rewards|about us|about the (?:company|team|firm|group)|company (?:overview|description|profile|culture|information)|who (?:are we|we are)|
who are$|our (?:company|culture|values|mission|story|team|process)|why (?:join|work|us|you)|location|how to apply|application|apply|equal opportunity|eeo|contact|disclaimer|(?:interview|selection|hiring) process|
work (?:environment|schedule|hours)|working (?:hours|conditions)|physical demands|additional information|beneficios|condiciones|sobre nosotros|quienes somos|la empresa|sobre la empresa|ubicacion|salario|horario|
como aplicar|proceso de seleccion|nuestra cultura|about|next steps|privacy`,
  ],
  ['education', 'education|educational|formacion|estudios|titulacion|academic'],
  [
    'duties',
    `responsibilit\\w+|duties|what (?:youll|you will) (?:do|be doing|work on)|(?:youll|you will)|your (?:tasks|mission|role|work|day)|tasks|day to day|typical (?:day|week)|role involves|in this role|
accountabilities|essential functions|the work|funciones|responsabilidades|tareas|que haras|que vas a hacer|tus funciones|tu mision|tu dia|what you do|what will (?:you )?do|functions`,
  ],
  [
    'required',
    `requirements?|qualifications?|required|requisitos?|minimum|skills?|experience|competenc\\w+|knowledge|abilities|essentials?|what (?:youll|you will) need|you (?:will )?need|(?:youll|you will|should) have|
you have|youd have|looking for|ideal candidate|the candidate|(?:your|candidate|desired|required|ideal) profile|^profile|perfil|your (?:background|skills|experience)|person specification|tech(?:nology)? stack|technologies|
tools|languages|habilidades|conocimientos|experiencia|imprescindibles?|buscamos|aptitudes|competencias|idiomas|certifica\\w+|licen[cs]es?`,
  ],
  [
    'summary',
    'summary|overview|description|the (?:role|position|job|opportunity)|purpose|objective|resumen|descripcion|mision',
  ],
];
const patterns = phrases.map(([section, pattern]) => {
  const flat = pattern.replaceAll('|\n', '|').replaceAll('\n', '');
  return { section, within: new RegExp(`(?<!\\w)(?:${flat})(?!\\w)`), whole: new RegExp(`^(?:${flat})$`) };
});

const maxWords = 8;

/** A folded line without punctuation and numbering: "**3. What you'll do**" is "what youll do". */
const plain = (line: string): string =>
  fold(line)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/^ *\d+(?= )/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What a heading announces; undefined for words that announce nothing known. */
export function sectionOf(heading: string): JobSection | undefined {
  const words = plain(heading);
  if (!words || words.split(' ').length > maxWords) return undefined;
  return patterns.find(({ within }) => within.test(words))?.section;
}

const headingWords = new Set(
  `a abilities about academic additional advantage and application apply background basic benefits bonus bring candidate
certifications company competencies culture de del description desirable desired do does duties education educational employment environment essential
essentials expect experience experiencia formacion funciones general good have haves help how ideal information job key knowledge la languages licenses lo
location looking love main mandatory minimum must necessary needed nice of offer or other our overview para perfil perks personal plus points position
preferred primary principal profile puesto purpose qualification qualifications que qualities required requirement requirements requisitos
responsabilidades responsibilities responsibility role salary skill skills specific summary tareas tasks technical the to tu us we what who will work
would you youll your values why deseables valorables habilidades conocimientos beneficios ofrecemos buscamos empresa sobre el los descripcion minimos
estudios titulacion title physical demands haras pedimos se valorara idiomas imprescindible quienes somos in return`.split(
    /\s+/,
  ),
);

/** Whether a line says nothing but what a section is about: "Key responsibilities", "Lo que buscamos". */
export function isPlainHeading(line: string): boolean {
  const words = plain(line);
  return (
    words !== '' &&
    (patterns.some(({ whole }) => whole.test(words)) || words.split(' ').every((word) => headingWords.has(word)))
  );
}
