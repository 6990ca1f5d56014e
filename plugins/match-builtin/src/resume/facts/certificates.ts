import { namesCertificate } from '../../taxonomy/certificates.ts';
import { degreeOfStudies, highestDegree, isUnfinished } from '../../taxonomy/degrees.ts';
import { fold } from '../../text/fold.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { isAddress } from '../employer-names.ts';
import type { ResumeSection } from '../sections.ts';
import type { ResumeSegment } from '../segments.ts';
import { type Fact, goesOn, isTime, withoutAddresses, withoutMarks } from './fact.ts';
import { opensWithWork } from './work.ts';

/** Sections whose lines are about something else, though they may name a certificate. */
const tellsOtherwise = new Set<ResumeSection>(['experience', 'languages']);

const words = (name: string): string => patternOf(readPhrases(import.meta.url, name));

/** "Credential ID: 12-34", "Expires", "Institution: Garden College": what is told of a certificate above. */
const detail = new RegExp(`^${words('certificate-details')}\\s*(?:[:#№-]|\\d|$)`, 'u');
const driving = new RegExp(`(?<![a-z])${words('driving')}(?![a-z])`);
/** Licences to drive for a living. */
const forWork = /\b(?:cdl|hgv|lgv|psv|adr|class [acde]|(?:categor\S+ )?(?:c|d|ce|c\+e|c1|d1))\b/;
const attended = new RegExp(`^${words('attended')}(?![a-z])`);
/** "Certifications/Awards/Memberships": nothing but names of what follows. */
const justLabel = new RegExp(`^(?:${words('certificate-labels')}|[^a-z])+$`);
/** A part of an address of the web, or a number of a certificate. */
const longCode = /(?:^| )(?=\S*\d)[\w?=&%/.-]{20,}/;

const isNone = (folded: string): boolean =>
  isTime(folded) ||
  detail.test(folded) ||
  justLabel.test(folded) ||
  longCode.test(folded) ||
  (driving.test(folded) && !forWork.test(folded)) ||
  (attended.test(folded) && !namesCertificate(folded));

const shortestBroken = 90;
const isClosed = (text: string): boolean => text.split('(').length === text.split(')').length;
const isBroken = ({ text }: ResumeSegment): boolean =>
  text.length >= shortestBroken && !(/[.:;!?)]$/.test(text) && isClosed(text));

const longestLine = 120;

/**
 * Whether a segment names a certificate that somebody holds: one of the section of certificates, or else one that
 * begins with it. What goes on from a line before is a part of that.
 */
function tellsCertificate(segment: ResumeSegment, before: ResumeSegment | undefined): boolean {
  const { section, text, line, position } = segment;
  const folded = fold(withoutAddresses(text));
  if (isUnfinished(folded) || opensWithWork(folded) || isNone(folded)) return false;
  const opensSmall = /^\p{Ll}/u.test(text);
  // A position ends the section, though no heading stands above it.
  if (section === 'certifications' && !position)
    return (
      !(degreeOfStudies(folded) > 0 && !namesCertificate(folded)) &&
      /^[^\s(]*\p{L}{2}/u.test(withoutAddresses(text)) &&
      !isAddress(text) &&
      !(opensSmall && goesOnFrom(before, segment)) &&
      line !== before?.line &&
      !(line - 1 === before?.line && isBroken(before))
    );
  const opening = folded.split(/[,;|•▪]/)[0]!;
  const isShort = text.length < longestLine && /\p{L}{2}/u.test(text);
  return (
    isShort && !opensSmall && !tellsOtherwise.has(section) && highestDegree(folded) === 0 && namesCertificate(opening)
  );
}

const goesOnFrom = (before: ResumeSegment | undefined, segment: ResumeSegment): boolean =>
  before !== undefined && segment.line === before.line + 1 && !segment.bullet;

/** What is shown of a line about certificates; of several between marks, and of a list of skills, what names one. */
function shownCertificates([text]: string[], isList: boolean): string[] {
  const whole = withoutAddresses(text!);
  const items = whole.split(isList ? /\s*[▪•●■]\s*|,\s+/u : /\s*[▪•●■]\s*/u);
  const named = items.filter((item) => namesCertificate(fold(item)) && !isNone(fold(item)));
  return (items.length > 1 && named.length > 0 ? named : [whole]).map(withoutMarks);
}

/** "She is Lean Six Sigma certified", "am certified in first aid". */
const certified =
  /\b(?:am|is|are|as) (?:also |an? )?((?:\p{Lu}[\p{L}\p{N}+#-]*\s){1,5}certified)(?=\s?(?:[.,;)]|$|and\b|with\b))/gu;
const certifiedIn = /\b(?:am|is|are) (?:also )?(certified in [^.;,]{2,80})/g;

const said = (segment: ResumeSegment): Fact[] =>
  tellsOtherwise.has(segment.section) || segment.section === 'certifications' || isUnfinished(segment.folded)
    ? []
    : [certified, certifiedIn].flatMap((pattern) =>
        [...segment.text.matchAll(pattern)].map(({ 1: found }) => ({
          passages: [[segment]],
          shownAs: ([text]) => [text!.includes(found!) ? `${found!.charAt(0).toUpperCase()}${found!.slice(1)}` : text!],
        })),
      );

/** The certificates that a resume tells its owner has. */
export function certificatesIn(segments: readonly ResumeSegment[]): Fact[] {
  const facts: Fact[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    const segment = segments[at]!;
    const inSentence = said(segment);
    if (inSentence.length > 0 || !tellsCertificate(segment, segments[at - 1])) {
      facts.push(...inSentence);
      continue;
    }
    const passage = [segment];
    while (goesOn(passage, segments[at + 1])) passage.push(segments[(at += 1)]!);
    const isList = segment.section === 'skills';
    facts.push({ passages: [passage], shownAs: (texts) => shownCertificates(texts, isList) });
  }
  return facts;
}
