export { findIdentity, type Identity } from './identity.ts';
export { type ContactValue, findContactValues, normalContact } from './contact-values.ts';
export { compareNames, type NameRelation } from './compare-names.ts';
export { employerKey, sharedEmployers, titleKey } from './employers.ts';
export { ownContacts } from './whose-address.ts';
export { findName } from './name.ts';
export { checkRedacted, redact, type Redaction, unredacted } from './redact.ts';
export { restore, toReal } from './restore.ts';
export { findOwnersPassages } from './passages.ts';
