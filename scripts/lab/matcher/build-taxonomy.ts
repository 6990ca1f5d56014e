/**
 * Writes plugins/match-builtin/data/taxonomy.tsv from vocabulary/*.tsv (written by hand), ESCO's knowledge concepts and
 * O*NET's technologies. Run: node scripts/lab/matcher/build-taxonomy.ts [--from folder] [--to folder]
 */
import { readLines } from '@cotejo/plugin-kit';
import { byCodePoint, fold } from '../../../plugins/match-builtin/src/text/fold.ts';
import { findLanguages } from '../../../plugins/match-builtin/src/text/languages.ts';
import { tokenize } from '../../../plugins/match-builtin/src/text/tokens.ts';
import { isIdle } from '../../../plugins/match-builtin/src/text/stop-words.ts';
import { titlesInBothGenders } from './genders.ts';
import { alternatives, readTable, writeData } from './knowledge.ts';

type Entry = { name: string; kind: string; forms: Set<string>; implies: string[]; related: string[]; common: boolean };

const entries: Entry[] = [];
const byName = new Map<string, Entry>();
const spanish: [Entry, string][] = [];
const owner = new Map<string, Entry>();

const key = (form: string): string =>
  tokenize(form)
    .map((token) => token.base)
    .join(' ');
const list = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

/** How many of O*NET's task sentences have this word: the mark of an everyday word. */
const everyday = new Map<string, number>();
for (const { task } of readTable('onet/tasks.tsv')) {
  for (const base of new Set(tokenize(task!).map((token) => token.base)))
    everyday.set(base, (everyday.get(base) ?? 0) + 1);
}

function addForm(entry: Entry, form: string): void {
  const exact = form.startsWith('!') ? form.slice(1) : '';
  const words = key(exact || form);
  if (!words || owner.has(words)) return;
  owner.set(words, entry);
  entry.forms.add(exact ? `${words}=${exact}` : words);
}

function addEntry(name: string, kind: string, common: boolean): Entry {
  const entry: Entry = { name, kind, forms: new Set(), implies: [], related: [], common };
  entries.push(entry);
  byName.set(name, entry);
  return entry;
}

function addVocabulary(file: string): void {
  const lines = readLines(import.meta.url, `vocabulary/${file}`);
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const added = rows.map(([name, kind]) => addEntry(name!, kind!, true));
  for (const [index, [name, , english, spanishForms, implies, related]] of rows.entries()) {
    const entry = added[index]!;
    const forms = [...list(english), ...list(spanishForms)];
    if (!forms.includes(`!${name}`)) addForm(entry, name!);
    for (const form of forms) addForm(entry, form);
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
    addForm(
      entry,
      [turned, /..[cirtv]o$/.test(adjective) ? adjective.replace(/o$/, 'a') : adjective, ...rest].join(' '),
    );
  }
}

const worthAWord = (form: string): boolean => {
  const bases = key(form).split(' ');
  if (bases.length > 6 || bases.every((base) => isIdle(base))) return false;
  return bases.length > 1 || (bases[0]!.length > 2 && (everyday.get(bases[0]!) ?? 0) < 25);
};

const capitalized = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
const withoutNote = (label: string): string => label.replace(/\s*\([^)]*\)/g, '').trim();

/** A concept joins the entry that has its label already; otherwise it is one of its own. */
function addConcept(name: string, kind: string, forms: string[]): void {
  const usable = forms.filter(worthAWord);
  const known = owner.get(key(name));
  if (!known && !usable.some((form) => !owner.has(key(form)))) return;
  if (!known && !worthAWord(name)) return;
  const entry = known ?? addEntry(capitalized(name), kind, false);
  for (const form of usable) addForm(entry, form);
}

function addEscoKnowledge(): void {
  for (const row of readTable('esco/skills.tsv')) {
    if (row.skillType !== 'knowledge' || row.reuseLevel === 'occupation-specific') continue;
    const label = withoutNote(row.label_en!);
    if (findLanguages(fold(label)).some(({ start, end }) => start === 0 && end === label.length)) continue;
    const forms = [label, ...alternatives(row.alt_en), row.label_es!, ...alternatives(row.alt_es)].map(withoutNote);
    addConcept(label, 'domain', forms);
  }
}

const vendors = new RegExp(`^(?:${readLines(import.meta.url, 'vocabulary/vendors.txt').join('|')}) `);

function technologyForms(technology: string): string[] {
  const bare = technology.replace(/ (?:software|systems?|programming language)$/i, '');
  const acronym = /^(.+) ([A-Z][A-Z0-9/]{2,6})$/.exec(bare);
  const long = acronym?.[1] ?? '';
  const forms = [!bare.includes(' ') && everyday.has(key(bare)) ? `!${bare}` : bare];
  if (acronym && long.split(' ').length > 1) forms.push(long, `!${acronym[2]}`);
  const product = bare.replace(vendors, '');
  // An everyday or short word is no product without its firm: "Analytics", "Docs". With a capital it may be: "Zoom".
  if (product !== bare && (product.includes(' ') || (product.length > 4 && !everyday.has(key(product)))))
    forms.push(product);
  return forms;
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
    const forms = technologyForms(technology);
    const generic = !/[A-Z]/.test(technology.slice(1)) && /software$/.test(technology);
    const known = forms.map((form) => owner.get(key(form.replace('!', '')))).find(Boolean);
    if (known) for (const form of forms.filter(worthAWord)) addForm(known, form);
    else if (!generic && worthAWord(forms[0]!)) addConcept(forms[0]!.replace('!', ''), 'tool', forms);
  }
}

addVocabulary('technology.tsv');
addVocabulary('business.tsv');
addOtherGender();
addTechnologies();
addEscoKnowledge();

const rowOf = new Map(entries.map((entry, index) => [entry, index]));
function rows(entry: Entry, names: string[]): string {
  return names
    .map((name) => {
      const target = byName.get(name) ?? owner.get(key(name));
      if (!target) throw new Error(`${entry.name} points to ${name}, which is in no vocabulary`);
      return rowOf.get(target);
    })
    .join(',');
}
const lines = entries.map((entry) =>
  [
    entry.name,
    entry.kind,
    [...entry.forms].join(';'),
    rows(entry, entry.implies),
    rows(entry, entry.related),
    entry.common ? '+' : '',
  ].join('\t'),
);
writeData('taxonomy.tsv', `${lines.join('\n')}\n`);
console.log(`${entries.length} skills, ${owner.size} forms, ${lines.join('\n').length} characters`);
