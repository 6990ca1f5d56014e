import type { Requirement, RequirementKind } from '@cotejo/plugin-kit';
import { type Taxonomy, loadTaxonomy } from '../taxonomy/load.ts';
import { type Mention, findMentions } from '../taxonomy/mentions.ts';
import { namesCertificate } from '../text/certificates.ts';
import { lowestDegree } from '../text/degrees.ts';
import { fold } from '../text/fold.ts';
import { findLanguageLevel, findLanguages } from '../text/languages.ts';
import { findYears } from '../text/numbers.ts';
import { isIdle } from '../text/stop-words.ts';
import { tokenise } from '../text/tokens.ts';
import { groupAlternatives } from './alternatives.ts';
import type { JobLine, JobSection } from './sections.ts';

export type Draft = Omit<Requirement, 'id'>;

const sectionWeight: Record<JobSection, number> = {
  title: 0, ignored: 0, required: 1, education: 0.8, preferred: 0.5, duties: 0.5, summary: 0.5,
};
const optional = /\b(?:preferred|preferably|preferable|desired|desirable|nice to have|a plus|is a plus|an asset|advantage\w*|bonus|ideally|optional|not required|deseable|valorable|se valora\w*|preferible\w*|a ser posible)\b/;
const obligatory = /\b(?:must|required|requires|mandatory|essential|minimum|at least|imprescindible\w*|obligatori[oa]|necesari[oa]|requisito|al menos|minimo)\b/;
const maxSentence = 300;

/** Sentences of a line; one that runs on is cut. */
function sentences(line: string): string[] {
  return line.split(/(?<=[\p{L}\p{N})]{2}[.;!?])\s+/u).map((part) => part.slice(0, maxSentence).trim()).filter((part) => part.length > 1);
}

/** "Excel, Word, and filing" as its items; undefined where the line is a sentence. */
function listItems(text: string): string[] | undefined {
  const items = text.replace(/\.$/, '').split(/\s*[,;]\s*(?:and\s+|y\s+)?/).filter(Boolean);
  if (items.length < 3 || items.some((item) => item.split(/\s+/).length > 6)) return undefined;
  const words = items.reduce((sum, item) => sum + item.split(/\s+/).length, 0);
  return words / items.length <= 3.5 ? items : undefined;
}

function kindOf(folded: string, section: JobSection, years: number | undefined): RequirementKind {
  const spoken = findLanguages(folded);
  if (spoken.length > 0 && (findLanguageLevel(folded) || /\b(?:language|speak\w*|spoken|written|bilingual|idioma|nivel)\b/.test(folded))) return 'language';
  if (years !== undefined) return 'experience';
  if (lowestDegree(folded) > 0 || (section === 'education' && /\b(?:degree|diploma|titulo)\b/.test(folded))) return 'education';
  if (namesCertificate(folded)) return 'certification';
  return 'skill';
}

const isMust = (folded: string, section: JobSection): boolean =>
  !optional.test(folded) && (section === 'required' || section === 'education' || obligatory.test(folded));

const informativeWords = (text: string): string[] => tokenise(text).map((token) => token.word).filter((word) => !isIdle(word));

/** Whether a sentence does little else than list its skills. */
function isListOfSkills(text: string, mentions: Mention[]): boolean {
  const covered = mentions.reduce((sum, mention) => sum + informativeWords(text.slice(mention.start, mention.end)).length, 0);
  return informativeWords(text).length - covered <= 1 + mentions.length / 2;
}

const withoutLeadIn = (text: string): string => text.replace(/^(?:[-–•*\s]+)/, '').replace(/\s+/g, ' ').trim();

function draftsOfSentence(sentence: string, section: JobSection, taxonomy: Taxonomy): Draft[] {
  const text = withoutLeadIn(sentence);
  const folded = fold(text);
  if (informativeWords(text).length === 0 && findYears(folded) === undefined) return [];
  const minYears = findYears(folded);
  const kind = kindOf(folded, section, minYears);
  const must = isMust(folded, section);
  const weight = must ? sectionWeight[section] : Math.min(0.5, sectionWeight[section]);
  const mentions = findMentions(text, tokenise(text), taxonomy).filter((mention) => !isRefused(folded, mention));
  const groups = kind === 'skill' || kind === 'experience' ? groupAlternatives(text, mentions) : [];
  const names = (group: number[]): string[] => group.map((skill) => taxonomy.skills[skill]!.name);
  const base = { kind, must, ...(minYears === undefined ? {} : { minYears }) };
  if (groups.length > 1 && splits(section, kind, groups, taxonomy) && isListOfSkills(text, mentions)) {
    const share = Math.max(0.3, 1 / Math.sqrt(groups.length));
    return groups.map((group) => ({ ...base, text: labelOf(names(group), minYears), weight: weight * share, skills: names(group) }));
  }
  return [{ ...base, text, weight, skills: groups.length === 1 ? names(groups[0]!) : [] }];
}

/** Duties stay whole, and "five years as buyer or planner" is one demand; "three years of Java and SQL" is two. */
function splits(section: JobSection, kind: RequirementKind, groups: number[][], taxonomy: Taxonomy): boolean {
  if (section === 'duties' || section === 'summary') return false;
  const areTools = groups.flat().every((skill) => ['technology', 'tool'].includes(taxonomy.skills[skill]!.kind));
  return kind === 'skill' || areTools;
}

const labelOf = (names: string[], years: number | undefined): string =>
  names.join(' or ') + (years === undefined ? '' : ` (${years}+ years)`);

/** "No experience with X is needed" asks for nothing. */
const isRefused = (folded: string, mention: Mention): boolean =>
  /\b(?:no|not|without|sin)\s+(?:\w+\s+){0,4}$/.test(folded.slice(Math.max(0, mention.start - 40), mention.start))
  && /\b(?:need|needed|required|necessary|necesari|requier)/.test(folded);

/** What the lines of a job description ask for, in document order and without repetition. */
export function draftRequirements(lines: JobLine[], taxonomy: Taxonomy = loadTaxonomy()): Draft[] {
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    if (sectionWeight[line.section] === 0) continue;
    const items = line.section === 'summary' || line.section === 'duties' ? undefined : listItems(line.text);
    for (const sentence of items ?? sentences(line.text)) {
      for (const draft of draftsOfSentence(sentence, line.section, taxonomy)) {
        const key = fold(draft.text);
        if (seen.has(key)) continue;
        seen.add(key);
        drafts.push(items ? { ...draft, weight: draft.weight * Math.max(0.3, 1 / Math.sqrt(items.length)) } : draft);
      }
    }
  }
  return drafts;
}
