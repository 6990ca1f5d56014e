const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** Heads that English puts after what they are about: "management of inventories" is inventory management. */
const heads =
  'engineers?|developers?|analysts?|technicians?|managers?|directors?|specialists?|consultants?|departments?|areas?|systems?|tools?|management|rules?|flows?|campaigns?|applications?|platforms?|teams?|sector|solutions?|architecture|testing|reports?';
const compound = new RegExp(
  String.raw`\b(${heads}) of (?!(?:the|an?|this|all|any|some|its|his|our|new|over|more|up|high|zq\p{Ll}{3}x)\b)(\p{Ll}{4,})(?=\s*(?:$|[.,;:()|–—])|\s+(?:with|for|in|on|to|at|by|from|using|that|through|of)\b)`,
  'giu',
);
const strayCapital = /(?<=[\p{Ll}\p{N}),] )(?:With|Of|In|And|For|On|To|By|The|An?|As|From|At|Or|That)(?= )/gu;
const seniorityLast =
  /^((?:[\p{L}-]+ ){0,3}(?:developer|engineer|programmer|analyst|consultant|manager|architect|technician|accountant|designer|administrator)) (senior|junior)\b/iu;
const unchangedPlural =
  /(?:data|sales|ss|us|is|ics|operations|resources|communications|systems|news|goods|logistics)$/u;

/**
 * Turns Apertium's English into what is written in resumes: dates, percentages, compounds, and the corrections of words.
 * `spanish` is what was given to Apertium.
 */
export function phrase(english: string, spanish: string, corrections: [RegExp, string][]): string {
  const corrected = corrections.reduce(
    (text, [wrong, right]) => text.replace(wrong, (...found) => correct(found, right)),
    lowerStrayCapitals(english, spanish),
  );
  const compounded = corrected
    .replace(new RegExp(`\\b(${months}) of (?=\\d{4})`, 'g'), '$1 ')
    .replace(/(\d) (?=%)/g, '$1')
    .replace(/\b(?:in|of) (?:an?|the) (?=\d+(?:[.,]\d+)?\s?%)/g, (words) => (words.startsWith('in') ? 'by ' : 'of '))
    .replace(compound, (_, head: string, subject: string) =>
      startLike(head, `${singular(subject)} ${head.toLowerCase()}`),
    )
    .replace(
      /\b(?:english|spanish|french|german|italian|portuguese|catalan|valencian|galician|basque)\b/g,
      (language) => language[0]!.toUpperCase() + language.slice(1),
    )
    .replace(/\s+/g, ' ')
    .trim();
  return /^\p{Lu}/u.test(spanish) ? compounded.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : compounded;
}

function correct(found: unknown[], right: string): string {
  const [whole, group] = found as [string, unknown];
  return startLike(whole, right.replace('$1', typeof group === 'string' ? group : ''));
}

function startLike(model: string, text: string): string {
  if (model.length > 3 && model === model.toUpperCase()) return text.toUpperCase();
  return /^\p{Lu}/u.test(model) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
}

/** Apertium hands the capital of an unknown first word on to a later one. */
function lowerStrayCapitals(english: string, spanish: string): string {
  const text = english.replace(strayCapital, (word) => word.toLowerCase());
  return /^\S+\s+\p{Ll}/u.test(spanish)
    ? text.replace(
        /^(\S+\s+)(\p{Lu})(?=\p{Ll}+\b)/u,
        (_, first: string, letter: string) => first + letter.toLowerCase(),
      )
    : text;
}

/** The last touches, for English whose masked words are back: articles, and a level before its title. */
export function polish(english: string): string {
  return english
    .replace(/\b([Aa]) (?=[aeio](?!ne\b|nce\b)\p{Ll}|[AEIO]\p{Lu})/gu, '$1n ')
    .replace(/\b([Aa])n (?=[bcdfgjklmnpqrstvwxyz]\p{Ll})/gu, '$1 ')
    .replace(seniorityLast, (_, title: string, level: string) => {
      const isSentence = !/\s\p{Lu}/u.test(title);
      return startLike(
        title,
        `${level} ${isSentence ? title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : title}`,
      );
    });
}

function singular(noun: string): string {
  if (unchangedPlural.test(noun)) return noun;
  return noun
    .replace(/ies$/u, 'y')
    .replace(/(ch|sh|x|ss)es$/u, '$1')
    .replace(/(?<=[^s])s$/u, '');
}
