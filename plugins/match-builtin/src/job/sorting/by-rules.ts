import { fold } from '../../text/fold.ts';
import { countWords } from '../../text/lines.ts';
import { wishesApart } from '../clauses.ts';
import { isMust, isWished } from '../musts.ts';
import { addressesCandidate, readsAsOffer, statesDemand } from '../nature.ts';
import { asksForNothing, isOfHolder } from '../no-demands.ts';
import type { JobLine } from '../sections.ts';
import { isTask, tellsDuty } from '../tasks.ts';
import type { SentenceClass } from './model.ts';

const shortestProse = 6;

/** Whether a line without a bullet is told in sentences, and no item of a list. */
const isProse = (line: string): boolean =>
  /\?\s*$/.test(line) || (/[.!?:]["”)]?\s*$/.test(line) && countWords(line) >= shortestProse);

/** Whether a sentence says what whoever gets the job does. */
const tellsWork = (sentence: string): boolean => tellsDuty(sentence) || isOfHolder(sentence) || isTask(sentence);

/** "A food certificate is a bonus", which is none that is paid. */
const isWishedDemand = (sentence: string): boolean => isWished(sentence) && statesDemand(fold(sentence));

/** Whether a sentence of a summary speaks of the person sought or tells what is done, and is no offer. */
const isOfWork = (sentence: string): boolean =>
  (addressesCandidate(sentence) || tellsWork(sentence) || isWished(sentence)) &&
  (!readsAsOffer(sentence) || isWishedDemand(sentence));

/** What a sentence of a line is by its section and by rules about its words. */
export function classByRules({ section, bullet, original }: JobLine, sentence: string): SentenceClass {
  if (section === 'ignored' || section === 'title') return 'nothing';
  if (asksForNothing(sentence, bullet || !isProse(original))) return 'nothing';
  if (section === 'summary' && !isOfWork(sentence)) return 'nothing';
  const isDuty =
    section === 'duties' || (section === 'summary' && tellsWork(sentence) && !statesDemand(fold(sentence)));
  if (isDuty) return 'duty';
  const asIf = section === 'summary' ? 'required' : section;
  return wishesApart(sentence).some((part) => isMust(part, asIf)) ? 'required' : 'preferred';
}
