import type { Masked } from './mask.ts';
import { anyOf } from './words.ts';

const monthOfYear = new RegExp(`\\b(${anyOf('months.en')}) of (?=\\d{4})`, 'gi');
/** Nouns that English puts after what they are about: "management of inventories" is inventory management. */
const compound = new RegExp(
  String.raw`\b(${anyOf('compound-heads.en')}) of (?!${anyOf('not-in-compounds.en')}\b)(\p{Ll}{4,})` +
    String.raw`(?=\s*(?:$|[.,;:()|–—])|\s+${anyOf('prepositions.en')}\b)`,
  'giu',
);
/** "Llevo nueve años trabajando": what began in the past and goes on. */
const sinceThen = /\bI spend ((?:\p{L}+ |\d+ ){1,5}(?:year|month)s?)(?: (\p{Ll}+ing)\b)?/u;
/** "Agencia creativa busca diseñador": Apertium takes the verb for the noun where it knows no noun before it. */
const searches = /(?<!(?:^|\P{L})(?:la|en|de|una|su|esta) )(?<!\p{L})busca (?!del?(?!\p{L}))/u;
const seeks = /(?<=\p{L} )search(?= (?!for\b|of\b)\p{L})/u;
const ordinalEnding = (number: string): string =>
  /1\d$/.test(number) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(number.at(-1))] ?? 'th');
/** "Técnicas de venta": Apertium takes them for women at work. */
const areTechniques = /^(?!.*(?<!\p{L})técnicos(?!\p{L})).*(?<!\p{L})técnicas(?!\p{L})/iu;
const technicians = /\b(t)echnicians\b/gi;
const noField = [anyOf('not-in-compounds.en'), 'or', anyOf('prepositions.en')].join('|');
const fieldWord = String.raw`(?!(?:${noField})(?!\p{L}))\p{Ll}+`;
/** An occupation at the beginning of a line, and its field in words: "Nurse of neonatal and paediatric care". */
const personOf = new RegExp(
  String.raw`^(${anyOf('persons.en')}) of (${fieldWord}(?: ${fieldWord}){1,4})` +
    String.raw`(?=$|\s*[,|–—(]| (?:in|at|with)(?!\p{L}))`,
  'iu',
);
/** "Cajera en Supermercados La Estrella". */
const inName = /(?<!\p{L})in (?:the )?(zq\p{Ll}{3}x)(?!\p{L})/giu;
const monthInDate = new RegExp(`\\b${anyOf('months.en')}\\b(?= \\d{4})`, 'gi');
const sinceMonth = new RegExp(
  String.raw`^Of (?=(?:${anyOf('months.en')} \d{4} |(?:\d{1,2}[/.-]){0,2}\d{4} to \b))`,
  'i',
);
/** "Responsable, puntual": a quality, where Apertium sees a person in charge. */
const isResponsible = /(?<=^|[.;] )Responsable(?=,? (?:[ye] )?\p{Ll}+(?:[,.]| [ye] |$))/u;
/** "I" before what somebody did, at the beginning: a resume leaves it out. */
const ownDeed = /^I (?:(?:was|have been) (?=responsible|in charge)|(?!was|have|had|am)(?=\p{Ll}))/u;
/** The past of a first person: "Desarrollé", "Me encargué", "Fui". */
const inFirstPerson = new RegExp(
  String.raw`^(?:me )?(?!(?:así|aquí|allí|ahí)(?!\p{L}))(?:\p{L}{2,}[éí]|${anyOf('deeds.es')})(?!\p{L})`,
  'iu',
);
/** "Planchado de", "lavado y planchado de": a participle that opens a line is what was done, a noun. */
const doing = /(?:^|y )\p{L}+[ai]do (?:y \p{L}+[ai]do )?del?(?!\p{L})/iu;
const done = /(?<=^|and )\p{L}{2,}ed(?= (?:and \p{L}+ )?of\b)/gu;
const toGerund = (participle: string): string => participle.replace(/ied$/u, 'ying').replace(/ed$/u, 'ing');
/** What was done, "Gestionaba", "Se elaboró", "Se atendían": the ending leaves open who did it. */
const usedTo = /^(?:me |se )?\p{L}{2,}(?:aban?|ían?|ó|[ai]e?ron)(?!\p{L})/iu;
const capitalizedSmallWord = new RegExp(
  String.raw`(?<=[\p{L}\p{N}),] )${anyOf('small-words.en').replace(/\b[a-z]/g, (first) => first.toUpperCase())}(?= )`,
  'gu',
);
const seniorityLast = new RegExp(
  String.raw`^((?:[\p{L}-]+ ){0,3}${anyOf('titles.en')}) ((?:semi[- ])?senior|junior)\b`,
  'iu',
);
const isSingular = new RegExp(`${anyOf('endings-of-singulars.en')}$`, 'u');
const language = new RegExp(String.raw`\b${anyOf('languages.en')}\b`, 'g');

/**
 * Apertium's English as resumes write it: corrects dates, percentages, compounds and single words. `masked` is what
 * was given to Apertium; `corrections` are those of `readCorrections`.
 */
export function phrase(english: string, masked: Masked, corrections: [RegExp, string][]): string {
  const { text: spanish } = masked;
  const corrected = corrections.reduce(
    (text, [wrong, right]) => text.replace(wrong, (...found) => correct(found, right)),
    lowerStrayCapitals(areTechniques.test(spanish) ? english.replace(technicians, '$1echniques') : english, spanish),
  );
  const compounded = corrected
    .replace(monthOfYear, '$1 ')
    .replace(inName, (whole, name: string) => (masked.organizations.has(name.toLowerCase()) ? `at ${name}` : whole))
    .replace(monthInDate, (month) => month[0]!.toUpperCase() + month.slice(1))
    .replace(sinceMonth, 'From ')
    .replace(/(\d) (?=%)/g, '$1')
    .replace(/\b(?:in|of) (?:an?|the) (?=\d+(?:[.,]\d+)?\s?%)/g, (words) => (words.startsWith('in') ? 'by ' : 'of '))
    .replace(/\bin (?=\d+(?:[.,]\d+)?\s?%(?! of))/g, 'by ')
    .replace(/\b(?:an?|the) (?=\d+(?:[.,]\d+)?\s?%(?:$|[.,;)]| (?:of|and|or|in)\b))/g, '')
    .replace(compound, (whole, head: string, subject: string) =>
      isOpen(subject, masked) ? whole : startLike(head, `${singular(subject)} ${head.toLowerCase()}`),
    )
    .replace(personOf, (_, person: string, field: string) => startLike(person, `${field} ${person.toLowerCase()}`))
    .replace(sinceThen, (_, time: string, doing: string | undefined) =>
      doing ? `I have been ${doing} for ${time}` : `I have spent ${time}`,
    )
    .replace(done, (participle) => (doing.test(spanish) ? toGerund(participle) : participle))
    .replace(ownDeed, inFirstPerson.test(spanish) ? '' : '$&')
    .replace(/(?<=^\p{L}+(?:ed|t) and )I (?=\p{Ll})/u, inFirstPerson.test(spanish) ? '' : '$&')
    .replace(/^(?:It|I|They) (?:used to )?(?=\p{Ll})(?!was|had)/u, usedTo.test(spanish) ? '' : '$&')
    .replace(language, (name) => name[0]!.toUpperCase() + name.slice(1))
    .replace(/\b(non-) /gi, '$1')
    .replace(/\bof (?=\d+(?:[.,]\d+)?\s?% to \d)/g, 'from ')
    .replace(/(?<=\d) more (?=\p{Ll}|zq)(?!than\b)/gu, ' plus ')
    .replace(/(?<![\p{L}\p{N}])(\d{1,2})[ºª](?![\p{L}\p{N}])/gu, (_, number: string) => number + ordinalEnding(number))
    .replace(seeks, searches.test(spanish) ? 'seeks' : '$&')
    .replace(/(?<=^|[.;] )Manager(?=,? (?:and )?\p{Ll})/u, isResponsible.test(spanish) ? 'Responsible' : '$&')
    .replace(/, what (?=\p{Ll})/gu, /, lo que /u.test(spanish) ? ', which ' : '$&')
    .replace(/\s+/g, ' ')
    .trim();
  return /^\p{Lu}/u.test(spanish) ? compounded.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : compounded;
}

/** Whether a made-up word stands for something that cannot go before a noun: a phrase, or several things. */
const isOpen = (word: string, { nouns, words }: Masked): boolean =>
  words.has(word) && (!nouns.has(word) || singular(words.get(word)!) !== words.get(word));

function correct(found: unknown[], right: string): string {
  const [whole, group] = found as [string, unknown];
  return startLike(whole, right.replace('$1', typeof group === 'string' ? group : ''));
}

function startLike(model: string, text: string): string {
  if (model.length > 3 && model === model.toUpperCase()) return text.toUpperCase();
  return /^\p{Lu}/u.test(model) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
}

const unknownWords = String.raw`^(?:\S+|zq\p{Ll}{3}x(?:\s+zq\p{Ll}{3}x)*)\s+`;
const afterUnknown = new RegExp(String.raw`${unknownWords}(?!zq\p{Ll}{3}x)\p{Ll}`, 'u');
const strayCapital = new RegExp(String.raw`(${unknownWords})(\p{Lu})(?=\p{Ll}+(?!\p{L}))`, 'u');
/** Nationalities and languages, months and days have theirs in English alone. */
const firstCapital = /(?<=^[^\p{Lu}]+\s)\p{Lu}(?=\p{Ll}+(?!\p{L}))(?!\p{L}+(?:ish|ese|ian|can|nch|man|day)(?!\p{L}))/u;

/** Apertium moves the capital of first words that it does not know to a later word. */
function lowerStrayCapitals(english: string, spanish: string): string {
  const text = english.replace(capitalizedSmallWord, (word) => word.toLowerCase());
  if (/^\p{Ll}/u.test(text) && !/\s\p{Lu}/u.test(spanish))
    return text.replace(firstCapital, (letter) => letter.toLowerCase());
  return afterUnknown.test(spanish)
    ? text.replace(strayCapital, (_, before: string, letter: string) => before + letter.toLowerCase())
    : text;
}

const noPlainWord = `${anyOf('not-in-compounds.en')}|and|or|${anyOf('prepositions.en')}`;
const plainWord = String.raw`(?!(?:${noPlainWord})(?!\p{L}))\p{Ll}{2,}`;
const words = `${plainWord}(?: ${plainWord}){0,2}`;
/** "Responsible for" or "in charge of" and up to three words, where a title stands. */
const post = new RegExp(
  String.raw`^(responsible for|in charge of) (${words})(?=$|\s*[,|–—(]| (?:in|at|with)(?!\p{L}))`,
  'iu',
);
const postOf = new Map([
  ['responsible for', 'manager'],
  ['in charge of', 'supervisor'],
]);

/** "Responsable de atender y cobrar": Apertium leaves infinitives, for which English has another form. */
const inCharge = '(?:me (?:encarg|ocup)\\p{L}+|responsable|encargad[oa])';
const infinitive = '\\p{L}+[aei]r(?:se|l[oae]s?)?( [ye] \\p{L}+[aei]r)?';
const inChargeOfDoing = new RegExp(`^${inCharge} de ${infinitive}(?!\\p{L})`, 'iu');
const opensInCharge = /(?<=^(?:responsible for|in charge of) )\p{Ll}+/iu;
const secondDeed = /(?<= and )\p{Ll}+/u;

/** "Planning" of "plan", "preparing" of "prepare". */
const gerundOf = (verb: string): string =>
  `${verb.replace(/(?<=^[^aeiou]{0,2}[aeiou])([bdgmnprt])$/u, '$1$1').replace(/(?<=[^e])e$/u, '')}ing`;

/** English whose masked words are back, and its Spanish: corrects its articles, and forms its job title. */
export function polish(line: string, spanish: string): string {
  const [infinitives, second] = inChargeOfDoing.exec(spanish) ?? [];
  const doing = infinitives ? line.replace(opensInCharge, gerundOf) : line;
  const english = second ? doing.replace(secondDeed, gerundOf) : doing;
  const titled = /^(?:responsable|encargad[oa]) de /i.test(spanish)
    ? english.replace(post, (_, words: string, field: string) =>
        startLike(words, `${singular(field)} ${postOf.get(words.toLowerCase())!}`),
      )
    : english;
  return titled
    .replace(/:(?= ?:)/g, '')
    .replace(/(?<!\p{L})([Aa]) (?=[aeioAEIO](?!ne\b|nce\b)\p{L})(?![eE]u\p{Ll})/gu, '$1n ')
    .replace(/(?<!\p{L})([Aa])n (?=[bcdfgjklmnpqrstvwxyz]\p{Ll})/gu, '$1 ')
    .replace(seniorityLast, (_, title: string, level: string) => {
      const isSentence = !/\s\p{Lu}/u.test(title);
      return startLike(
        title,
        `${level} ${isSentence ? title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : title}`,
      );
    });
}

function singular(noun: string): string {
  if (isSingular.test(noun)) return noun;
  return noun
    .replace(/ies$/u, 'y')
    .replace(/(ch|sh|x|ss)es$/u, '$1')
    .replace(/(?<=[^s])s$/u, '');
}
