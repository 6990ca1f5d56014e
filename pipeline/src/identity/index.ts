export { findIdentity, type Identity } from './identity.ts';
export { findName } from './name.ts';
export { checkRedacted, redact, type Redaction, restore, toReal, unredacted } from './redact.ts';
export { findOwnersPassages } from './passages.ts';
