const looksLike: Record<string, string> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', s: 'ѕ', x: 'х', y: 'у' };

/** Ways to write an order so that a program that looks for its words misses them and a reader does not. */
export const disguises: Record<string, (order: string) => string> = {
  'split over lines': (order) =>
    order
      .split(' ')
      .map((word, index) => word + (index % 3 === 2 ? '\n' : ' '))
      .join(''),
  'split by empty lines': (order) =>
    order
      .split(' ')
      .map((word, index) => word + (index % 5 === 4 ? '\n\n' : ' '))
      .join(''),
  'with zero-width characters': (order) => [...order].join('\u200b'),
  'with Cyrillic letters': (order) => order.replace(/[aceiopsxy]/g, (letter) => looksLike[letter]!),
  'in wide letters': (order) =>
    order.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
  'in bold letters of mathematics': (order) =>
    order.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 97 + 0x1d41a)),
  'in capitals': (order) => order.toUpperCase(),
  'in tag characters': (order) => asTags(order),
  'with its letters spaced out': (order) => [...order.replaceAll(' ', '  ')].join(' '),
  'with points between its letters': (order) =>
    order
      .split(' ')
      .map((word) => [...word].join('.'))
      .join(' '),
  'one letter a line': (order) => [...order.replaceAll(' ', '')].join('\n'),
  'one word a line': (order) => order.split(' ').join('\n'),
  'as a list of words': (order) =>
    order
      .split(' ')
      .map((word) => `• ${word[0]!.toUpperCase()}${word.slice(1)}`)
      .join('\n'),
  'backwards behind a change of direction': (order) => `\u202e${[...order].toReversed().join('')}\u202c`,
  'backwards in two lines': (order) =>
    inTwo(order)
      .map((line) => `\u202e${[...line].toReversed().join('')}\u202c`)
      .join('\n'),
  'in ROT13': (order) =>
    order.replace(/[a-z]/gi, (letter) =>
      String.fromCharCode(((letter.charCodeAt(0) - (letter <= 'Z' ? 65 : 97) + 13) % 26) + (letter <= 'Z' ? 65 : 97)),
    ),
  'in Base64': (order) => Buffer.from(order).toString('base64'),
  'in hexadecimal': (order) => Buffer.from(order).toString('hex'),
  'in hexadecimal with blanks': (order) => Buffer.from(order).toString('hex').replace(/../g, '$& '),
  'in percent encoding': (order) =>
    order.replace(/[^]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`),
  'in character references': (order) => order.replace(/[a-z]/gi, (letter) => `&#${letter.charCodeAt(0)};`),
  'in figures for letters': (order) => order.replace(/[aeiost]/g, (letter) => figures[letter]!),
  'with shuffled letters': (order) =>
    order.replace(
      /\b([a-z])([a-z]{4,})([a-z])\b/gi,
      (_, first: string, inner: string, last: string) => first + inner[1]! + inner[0]! + inner.slice(2) + last,
    ),
  'without blanks': (order) => order.replaceAll(' ', ''),
  'with underscores': (order) => order.replaceAll(' ', '_'),
  'in one word of capitals and small letters': (order) =>
    order
      .split(' ')
      .map((word) => word[0]!.toUpperCase() + word.slice(1))
      .join(''),
  'in circled letters': (order) =>
    order.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 97 + 0x24d0)),
  'in framed letters': (order) =>
    order.toUpperCase().replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 65 + 0x1f170)),
  'in quotation marks': (order) => `"${order}"`,
  'with emphasis on each word': (order) =>
    order
      .split(' ')
      .map((word) => `**${word}**`)
      .join(' '),
};

const figures: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const inTwo = (order: string): string[] => {
  const words = order.split(' ');
  return [words.slice(0, Math.ceil(words.length / 2)).join(' '), words.slice(Math.ceil(words.length / 2)).join(' ')];
};

export const asTags = (text: string): string =>
  [...text].map((character) => String.fromCodePoint(0xe0000 + (character.codePointAt(0)! & 0x7f))).join('');
