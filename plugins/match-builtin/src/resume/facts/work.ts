import { readPhrases } from '../../text/phrases.ts';

const gained = new Set(readPhrases(import.meta.url, 'gained'));

/** "Managed the renewal of licenses" tells of work, as "Obtained a license" does not. */
export const opensWithWork = (folded: string): boolean => {
  const [first] = folded.split(' ');
  return /^[a-z]{3,}ed$/.test(first!) && !gained.has(first!);
};
