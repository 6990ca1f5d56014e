import type { Confidence, ConfidenceReason } from '../analysis.ts';
import { languageName } from './language-name.ts';
import type { Wording } from './wording.ts';

type Words = Pick<Wording, 'confidence' | 'cuts' | 'language'>;

const percentOf = (share: number): number => Math.round(share * 100);

/** The sentence for one reason against relying on a score. */
function reasonText(reason: ConfidenceReason, { confidence: texts, cuts, language: { locale } }: Words): string {
  switch (reason.code) {
    case 'language':
      return texts.language(texts.documents[reason.document].the, languageName(reason.language, locale));
    case 'scan':
      return texts.scan(texts.documents[reason.document].of, reason.pages, reason.of, percentOf(reason.confidence));
    case 'unread-pages':
      return texts.unreadPages(texts.documents[reason.document].of, reason.pages, reason.of);
    case 'cut':
      return `${texts.documents[reason.document].name}: ${cuts[reason.what](reason.limit)}`;
    case 'left-out':
      return texts.leftOut(percentOf(reason.share));
    case 'short':
      return texts.short(reason.words);
    case 'no-resume':
      return texts.noResume;
    case 'undated':
      return texts.undated;
    case 'few-facts':
      return texts.fewFacts;
    case 'no-requirements':
      return texts.noRequirements;
    case 'few-requirements':
      return texts.fewRequirements(reason.requirements);
    case 'unjudged':
      return texts.unjudged(reason.unjudged, reason.of);
    case 'soft-requirements':
      return texts.softRequirements(reason.hard, reason.of);
    case 'close-musts':
      return texts.closeMusts(reason.met, reason.partial, reason.of);
    case 'no-title':
      return texts.noTitle;
  }
}

/**
 * The sentences about the confidence in a score: the reasons, and how many requirements could be judged, which speaks
 * against none of these where it is all.
 */
export function confidenceSentences({ judged, requirements, reasons }: Confidence, texts: Words): string[] {
  const saysUnjudged = reasons.some(({ code }) => code === 'unjudged' || code === 'no-requirements');
  const isNoReason = reasons.length > 0 && judged === requirements;
  return [
    ...reasons.map((reason) => reasonText(reason, texts)),
    ...(saysUnjudged || isNoReason ? [] : [texts.confidence.judged(judged, requirements)]),
  ];
}
