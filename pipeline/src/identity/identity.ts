import { findContacts, type FoundText } from './contacts.ts';
import { findNameOrPossible, type FoundName } from './name/find-name.ts';

/** What in a resume says who its owner is, with places in the original text. */
export type Identity = {
  name?: FoundName;
  /** Where no name is shown with confidence: what may be one. Not good enough to show, good enough to hide. */
  possibleNames?: string[];
  emails: FoundText[];
  links: FoundText[];
  phones: FoundText[];
};

/** Finds name, e-mail addresses, links and telephone numbers. No name is given where none is shown with confidence. */
export function findIdentity(text: string): Identity {
  const contacts = findContacts(text);
  return { ...findNameOrPossible(text), ...contacts };
}
