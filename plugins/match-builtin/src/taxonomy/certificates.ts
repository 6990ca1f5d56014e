import { matcherOf, readPhrases } from '../text/phrases.ts';

const certificates = matcherOf(readPhrases(import.meta.url, 'certificates'));
const notACertificate = /\b(?:birth certificate|software licen|license agreement|licensing (?:agreement|deal))/;

/** Whether a folded passage names a certificate or license. */
export const namesCertificate = (folded: string): boolean => certificates.test(folded) && !notACertificate.test(folded);
