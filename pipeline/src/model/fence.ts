import { createHash } from 'node:crypto';

/**
 * A document's text between two lines that it cannot hold itself, as their mark is a hash of it. The same text always
 * gets the same fence, so that the same question can be recognized.
 */
export function fence(label: string, text: string): string {
  let mark = '';
  for (let round = 0; mark === '' || text.includes(mark); round++)
    mark = createHash('sha256').update(`${round} ${text}`).digest('hex').slice(0, 16);
  return `<<${label} ${mark}\n${text}\n${mark} ${label}>>`;
}
