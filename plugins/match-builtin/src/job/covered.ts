import type { Requirement } from '@cotejo/plugin-kit';
import { isProduct, loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { numberWords } from '../text/numbers.ts';
import { readPhrases } from '../text/phrases.ts';
import { isIdle } from '../text/stop-words.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';

type Draft = Omit<Requirement, 'id'>;

/** A demand, and whether it was told in prose and not listed. */
export type ToldDraft<Own extends Draft = Draft> = { draft: Own; isTold: boolean };

/** What a demand says: its skills, and the stems of its words beside these. */
type Said<Own extends Draft> = ToldDraft<Own> & { skills: string[]; others: string[]; stems: string[]; rest: string[] };

/** Drafts that are compared with one another, so that a long text takes no longer than its length. */
const most = 300;
const levels = new Set([...readPhrases(import.meta.url, 'levels'), ...numberWords]);

function saidBy<Own extends Draft>({ draft, isTold }: ToldDraft<Own>): Said<Own> {
  const tokens = tokenize(draft.text);
  const telling = tokens.filter(({ word }) => !isIdle(word) && !levels.has(word));
  const mentions = findMentions(draft.text, tokens);
  const beside = telling.filter(({ start }) => !mentions.some((one) => one.start <= start && start < one.end));
  return {
    draft,
    isTold,
    skills: draft.skills.toSorted(),
    others: draft.otherSkills ?? [],
    stems: telling.map(({ word }) => stem(word)),
    rest: beside.map(({ word }) => stem(word)),
  };
}

/** How many words beside a skill another demand may have that repeats the bare skill: "Excel for data management". */
const fewWords = 2;

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** Whether a demand says nothing but a skill: "Extensive knowledge of HTML5". */
const isBare = ({ skills, others, rest }: Said<Draft>): boolean =>
  skills.length > 0 && others.length === 0 && rest.length === 0;

/** Whether a demand says nothing but years: "At least 3 years". */
const isYearsAlone = ({ draft, skills, others, rest }: Said<Draft>): boolean =>
  draft.minYears !== undefined && skills.length === 0 && others.length === 0 && rest.length === 0;

/** Whether `other` asks for all that `one` does, which names a skill or years and nothing else. */
function repeatsBare(one: Said<Draft>, other: Said<Draft>): boolean {
  const [own, further] = [one.draft, other.draft];
  if (isYearsAlone(one)) return (further.minYears ?? 0) >= own.minYears!;
  if (!isBare(one) || own.minYears !== undefined || own.kind !== 'skill') return false;
  const isYearsOfIt = further.minYears !== undefined && isBare(other);
  const isSkill = further.kind === 'skill' && further.minYears === undefined;
  const isOfIt = (isYearsOfIt || isSkill) && other.rest.length <= fewWords && areSame(one.skills, other.skills);
  return isOfIt && (one.skills.every(isProperName) || one.stems.every((word) => other.stems.includes(word)));
}

/** Whether a skill goes by its name alone: of "teaching" and "educators" each asks for something of its own. */
function isProperName(name: string): boolean {
  const taxonomy = loadTaxonomy();
  return isProduct(taxonomy, taxonomy.byName.get(name)!);
}

/**
 * Whether of two demands that say the same the first goes: what is told before what is listed, then what says less,
 * then the later.
 */
function goesFor(one: Said<Draft>, other: Said<Draft>, isLater: boolean): boolean {
  if (one.draft.must !== other.draft.must || !repeatsBare(other, one)) return true;
  if (one.isTold !== other.isTold) return one.isTold;
  return one.rest.length === other.rest.length ? isLater : one.rest.length < other.rest.length;
}

/** Whether a sentence only sums up what is listed: each of its skills and most of its words stand there. */
function sumsUp(one: Said<Draft>, listed: { skills: ReadonlySet<string>; stems: ReadonlySet<string> }): boolean {
  if (!one.isTold || one.draft.kind !== 'skill') return false;
  const named = [...one.skills, ...one.others];
  const isListed = named.length > 0 && named.every((skill) => listed.skills.has(skill));
  return isListed && 2 * one.stems.filter((word) => listed.stems.has(word)).length >= one.stems.length;
}

/**
 * Demands without those whose skill or years another one asks for as well, and without told ones that only sum up the
 * list; what stays weighs as much as the heaviest of them.
 */
export function withoutCovered<Own extends Draft>(drafts: readonly ToldDraft<Own>[]): Own[] {
  const said = drafts.slice(0, most).map(saidBy);
  const demands = said.filter(({ draft }) => !draft.duty);
  const list = demands.filter(({ draft, isTold }) => draft.must && !isTold && draft.kind === 'skill');
  const listed = {
    skills: new Set(list.flatMap(({ skills, others }) => [...skills, ...others])),
    stems: new Set(list.flatMap(({ stems }) => stems)),
  };
  const left = new Set(demands.filter((one) => !sumsUp(one, listed)));
  for (const [at, one] of demands.entries()) {
    if (!left.has(one)) continue;
    const same = demands.find(
      (other, place) =>
        other !== one &&
        left.has(other) &&
        (other.draft.must || !one.draft.must) &&
        repeatsBare(one, other) &&
        goesFor(one, other, at > place),
    );
    if (same === undefined) continue;
    same.draft.weight = Math.max(same.draft.weight, one.draft.weight);
    left.delete(one);
  }
  return drafts
    .map(({ draft }, at) => ({ draft, one: said[at] }))
    .filter(({ draft, one }) => one === undefined || draft.duty || left.has(one))
    .map(({ draft }) => draft);
}
