import { normalForm } from '@cotejo/plugin-kit';

/** Cyrillic and Greek letters that look like Latin ones. */
const latin: Record<string, string> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ε: 'e',
};

/** Letters in frames, as flags and as small capitals, which NFKC leaves. */
const framed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';
/** Letters as web pages and programs write them: in percent, as entities, and escaped. */
const escaped = /%([\da-f]{2})|&#x([\da-f]{2,4});|\\u\{?([\da-f]{4})\}?|&#(\d{2,4});/gi;

/**
 * What a text looks like to its reader: wide, bold, framed and escaped letters as plain ones, foreign letters as the
 * Latin ones that they imitate.
 */
export const asItLooks = (text: string): string =>
  normalForm(unescaped(text), 'NFKC')
    .replace(framed, (letter) =>
      String.fromCharCode(
        97 +
          ((letter.codePointAt(0)! - (letter >= '\u{1f1e6}' ? 0x1f1e6 : letter >= '\u{1f170}' ? 0x1f170 : 0x1f150)) %
            26),
      ),
    )
    .replace(/[ᴀ-ᴢꜰꜱꞯɪɢʜʙʟʏʀɴ]/gu, (letter) =>
      smallCapitals.includes(letter) ? String.fromCharCode(97 + smallCapitals.indexOf(letter)) : letter,
    )
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
      const plain = latin[letter.toLowerCase()];
      return plain === undefined ? letter : letter === letter.toLowerCase() ? plain : plain.toUpperCase();
    });

function unescaped(text: string): string {
  return text.replace(escaped, (_, percent?: string, entity?: string, escape?: string, decimal?: string) => {
    const code = decimal ? Number(decimal) : parseInt(percent ?? entity ?? escape ?? '', 16);
    return code >= 32 ? String.fromCharCode(code) : ' ';
  });
}
