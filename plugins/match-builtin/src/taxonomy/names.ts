import { once, readRows } from '../text/data.ts';
import { isProduct, loadTaxonomy } from './load.ts';

/** The languages that texts about a candidate are written in. */
export type Language = 'en' | 'es';

/** "Electronic health records": what a kind of product is called. */
const ofKind = /^\p{Lu}\p{Ll}+(?: \p{Ll}{3,})+$/u;

/** Whether a skill goes by a proper name, as a tool does: "SAP", and not "Payroll". */
export function isProper(name: string): boolean {
  if (ofKind.test(name)) return false;
  const taxonomy = loadTaxonomy();
  const skill = taxonomy.byName.get(name);
  return skill === undefined || isProduct(taxonomy, skill);
}

/** What skills are called in Spanish, where it is not by their own name. */
const loadSpanishNames = once(() => new Map(readRows('skill-names.es.tsv') as [string, string][]));

/** A skill as it stands in a sentence: "SAP", "GAAP", but "payroll" or "nóminas". */
export const inSentence = (name: string, language: Language): string =>
  (language === 'es' && loadSpanishNames().get(name)) || lowered(name);

const lowered = (name: string): string =>
  isProper(name) || !/^\p{Lu}\p{Ll}[^\p{Lu}]*$/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
