import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { isProduct, loadTaxonomy } from './load.ts';
import { findMentions } from './mentions.ts';

const sharedLetters = 4;

/** Whether two words are of one family: "wire" and "wiring", "tax" and "taxation". */
function areKin(one: string, other: string): boolean {
  const [short, long] = [stem(one), stem(other)].toSorted((a, b) => a.length - b.length);
  const shared = short!.length < sharedLetters ? short! : short!.slice(0, Math.max(sharedLetters, short!.length - 2));
  return shared.length > 2 && long!.startsWith(shared);
}

/** Whether letters are the first ones of some words: "ATS" of "applicant tracking systems". */
const areInitials = (letters: string, words: readonly string[]): boolean =>
  letters.length > 1 &&
  words
    .map((word) => word.charAt(0))
    .join('')
    .includes(letters.slice(0, words.length));

/**
 * Whether a text names a skill by words like its name, so that the name says what the text does. Others stand for the
 * skill when it is judged, and say less or something else: "wiring diagrams" is no electrical work.
 */
export function saysSkill(text: string, name: string): boolean {
  const taxonomy = loadTaxonomy();
  const skill = taxonomy.byName.get(name);
  if (skill === undefined || isProduct(taxonomy, skill)) return true;
  const ofName = tokenize(name).map(({ word }) => word);
  const mentions = findMentions(text).filter((one) => one.skill === skill);
  return (
    mentions.length === 0 ||
    mentions.some(({ start, end }) =>
      tokenize(text.slice(start, end)).some(
        ({ word }) => areInitials(word, ofName) || ofName.some((one) => areKin(word, one)),
      ),
    )
  );
}
