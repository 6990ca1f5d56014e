import { once, readData } from '../text/data.ts';

export type SkillKind = 'technology' | 'tool' | 'method' | 'domain' | 'soft';

/** An entry of the taxonomy. `implies` and `related` hold indexes of other entries. */
export type Skill = { name: string; kind: SkillKind; implies: number[]; related: number[]; common: boolean };

export type SkillForm = {
  /** Undefined for a phrase that names no skill though one of its words would: "Spring semester". */
  skill: number | undefined;
  /** Set when only these very letters count, and not as the first word of a sentence ("Excel at talking"). */
  exact?: string;
  /** Set when the last word counts only in this number: "economics", and not "economic". */
  written?: string;
};

export type Taxonomy = {
  skills: Skill[];
  /** Bases of the words of a form, joined by spaces. */
  forms: Map<string, SkillForm>;
  /** The greatest number of words in a form that starts with this base. */
  longest: Map<string, number>;
  byName: Map<string, number>;
};

const indexes = (field: string | undefined): number[] => (field ? field.split(',').map(Number) : []);

/** The kind of the row whose forms name no skill. */
const none = '-';

/**
 * Reads the columns name, kind, forms (with `;` between), implied and related rows, and `+` for skills often asked for.
 */
function parseTaxonomy(text: string): Taxonomy {
  const taxonomy: Taxonomy = { skills: [], forms: new Map(), longest: new Map(), byName: new Map() };
  for (const [row, line] of text.trimEnd().split('\n').entries()) {
    const [name, kind, forms, implies, related, common] = line.split('\t');
    if (kind === none) {
      for (const form of forms!.split(';')) addForm(taxonomy, form, undefined);
      continue;
    }
    taxonomy.skills.push({
      name: name!,
      kind: kind as SkillKind,
      implies: indexes(implies),
      related: indexes(related),
      common: common === '+',
    });
    taxonomy.byName.set(name!, row);
    for (const form of forms!.split(';')) addForm(taxonomy, form, row);
  }
  return taxonomy;
}

function addForm(taxonomy: Taxonomy, form: string, skill: number | undefined): void {
  const [, key, mark, letters] = /^([^=~]+)([=~]?)(.*)$/.exec(form)!;
  taxonomy.forms.set(key!, mark ? { skill, [mark === '=' ? 'exact' : 'written']: letters } : { skill });
  const words = key!.split(' ');
  taxonomy.longest.set(words[0]!, Math.max(words.length, taxonomy.longest.get(words[0]!) ?? 0));
}

/** Whether a skill goes by a proper name, as products do, and not by words for what people do. */
export const isProduct = ({ skills }: Taxonomy, skill: number): boolean =>
  ['technology', 'tool'].includes(skills[skill]!.kind);

/** The taxonomy shipped with this plugin. */
export const loadTaxonomy = once(() => parseTaxonomy(readData('taxonomy.tsv')));
