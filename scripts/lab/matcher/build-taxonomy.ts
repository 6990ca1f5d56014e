/**
 * Writes plugins/match-builtin/data/taxonomy.tsv from vocabulary/*.tsv (written by hand), ESCO's knowledge concepts and
 * O*NET's technologies. Run: node scripts/lab/matcher/build-taxonomy.ts [--from folder] [--to folder]
 */
import { readLines } from '@cotejo/plugin-kit';
import { byCodePoint, fold } from '../../../plugins/match-builtin/src/text/fold.ts';
import { findLanguages } from '../../../plugins/match-builtin/src/taxonomy/languages.ts';
import { titlesInBothGenders } from './genders.ts';
import { alternatives, readTable, writeData } from './knowledge.ts';
import { Entries, type Entry } from './taxonomy/entries.ts';
import {
  isEnumeration,
  isRewording,
  isToolName,
  isUsableTranslation,
  namesNoSkill,
  withoutNote,
  worthAWord,
} from './taxonomy/labels.ts';
import { readTechnology } from './taxonomy/technologies.ts';

const entries = new Entries();
const spanish: [Entry, string][] = [];

const list = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

function addVocabulary(file: string): void {
  const lines = readLines(import.meta.url, `vocabulary/${file}`);
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const added = rows.map(([name, kind]) => entries.add(name!, kind!, true));
  for (const [index, [name, , english, spanishForms, implies, related]] of rows.entries()) {
    const entry = added[index]!;
    const forms = [...list(english), ...list(spanishForms)];
    if (!forms.some((form) => form === `!${name}` || form === `=${name!.toLowerCase()}`)) entries.addForm(entry, name!);
    for (const form of forms) entries.addForm(entry, form);
    for (const form of list(spanishForms)) spanish.push([entry, form]);
    entry.implies = list(implies);
    entry.related = list(related);
  }
}

/**
 * Adds "ingeniera mecánica" to "ingeniero mecánico": a title and the adjective behind it. One in -ica is a field as
 * well, as "química".
 */
function addOtherGender(): void {
  const other = titlesInBothGenders();
  for (const [entry, form] of spanish) {
    const [title = '', adjective = '', ...rest] = fold(form).split(' ');
    const turned = other.get(title) ?? (/(?:ista|ente)$/.test(title) ? title : undefined);
    if (!turned || title.endsWith('ica')) continue;
    entries.addForm(
      entry,
      [turned, /..[cirtv]o$/.test(adjective) ? adjective.replace(/o$/, 'a') : adjective, ...rest].join(' '),
    );
  }
}

const capitalized = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** Joins the entry that has its name already; otherwise it is one of its own. */
function addConcept(name: string, kind: string, forms: string[]): Entry | undefined {
  const known = entries.ownerOf(name);
  if (!known && (!worthAWord(name) || !forms.some((form) => !entries.ownerOf(form)))) return undefined;
  const entry = known ?? entries.add(name, kind, false);
  for (const form of forms) entries.addForm(entry, form);
  return entry;
}

function addEscoKnowledge(): void {
  for (const row of readTable('esco/skills.tsv')) {
    if (row.skillType !== 'knowledge' || row.reuseLevel === 'occupation-specific') continue;
    const label = withoutNote(row.label_en!);
    const spanishLabel = withoutNote(row.label_es!);
    if (namesNoSkill(label) || isEnumeration(label)) continue;
    if (findLanguages(fold(label)).some(({ start, end }) => start === 0 && end === label.length)) continue;
    if (isToolName(label, spanishLabel)) {
      addConcept(label, 'tool', [entries.isPlain(label) ? `!${label}` : label]);
      continue;
    }
    const translated = isUsableTranslation(spanishLabel, label) ? [spanishLabel] : [];
    // What is written by hand has its synonyms already; ESCO's are turned by machine, and many mean something else.
    const isByHand = entries.ownerOf(label)?.common;
    const others = isByHand ? [] : [...alternatives(row.alt_en), ...alternatives(row.alt_es)].map(withoutNote);
    const near = others.filter((form) => !isEnumeration(form) && isRewording(form, [label, spanishLabel]));
    addConcept(capitalized(label), 'domain', [label, ...translated, ...near].filter(worthAWord));
  }
}

function addTechnologies(): void {
  const uses = new Map<string, number>();
  for (const { technology, hot, in_demand: demanded } of readTable('onet/technology-skills.tsv')) {
    uses.set(technology!, (uses.get(technology!) ?? 0) + (hot === 'Y' || demanded === 'Y' ? 3 : 1));
  }
  const frequent = [...uses]
    .filter(([, count]) => count >= 3)
    .map(([technology]) => technology)
    .sort(byCodePoint);
  for (const technology of frequent) {
    const { name, product, forms, isGeneric } = readTechnology(technology);
    if (namesNoSkill(name)) continue;
    const known = forms.map((form) => entries.ownerOf(form)).find(Boolean) ?? entries.productAtEnd(name);
    const usable = forms.filter(worthAWord);
    if (known) for (const form of usable) entries.addForm(known, form);
    else if (!isGeneric && worthAWord(forms[0]!)) {
      const family = entries.productAtStart(product);
      const entry = addConcept(name, 'tool', usable);
      if (entry && family) entry.implies.push(family.name);
    }
  }
}

addVocabulary('technology.tsv');
addVocabulary('business.tsv');
addOtherGender();
addTechnologies();
addEscoKnowledge();

const years = Array.from({ length: 60 }, (_, after) => String(1980 + after));
for (const phrase of readLines(import.meta.url, 'vocabulary/other-senses.txt'))
  for (const year of phrase.includes('<year>') ? years : ['']) entries.addOtherSense(phrase.replace('<year>', year));

const rowOf = new Map(entries.all.map((entry, index) => [entry, index]));
function rows(entry: Entry, names: string[]): string {
  return names
    .map((name) => {
      const target = entries.named(name) ?? entries.ownerOf(name);
      if (!target) throw new Error(`${entry.name} points to ${name}, which is in no vocabulary`);
      return rowOf.get(target);
    })
    .join(',');
}
const lines = entries.all.map((entry) =>
  [
    entry.name,
    entry.kind,
    [...entry.forms].join(';'),
    rows(entry, entry.implies),
    rows(entry, entry.related),
    entry.common ? '+' : '',
  ].join('\t'),
);
const noSkill = ['', '-', entries.otherSenses.join(';'), '', '', ''].join('\t');
writeData('taxonomy.tsv', `${[...lines, noSkill].join('\n')}\n`);
console.log(`${lines.length} skills, ${entries.count} forms, ${lines.join('\n').length} characters`);
