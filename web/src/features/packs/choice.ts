import { byImportance, type Candidacy, type Language, type PackInput } from '@cotejo/contract';

/** What somebody has made of the profiles so far. */
export type Choice = {
  language: Language;
  blind: boolean;
  contacts: boolean;
  /** The candidacies that are shown, in their order. */
  ids: number[];
  /** All requirements in their order, and whether they are shown. */
  requirements: { id: string; shown: boolean }[];
  comments: Record<number, string>;
  /** The quotes that are left out, by `quoteKey`. */
  without: string[];
};

/** A quote of a candidacy by its place among those of its requirement. */
export const quoteKey = (candidacyId: number, requirementId: string, at: number): string =>
  `${candidacyId} ${requirementId} ${at}`;

/** Everything of everybody, musts and the heavier requirements first. */
export function firstChoice(people: Candidacy[], language: Language): Choice {
  const all = new Map(people.flatMap(({ requirements }) => requirements.map((one) => [one.id, one])));
  const ordered = [...all.values()].toSorted(byImportance);
  return {
    language,
    blind: false,
    contacts: false,
    ids: people.map(({ id }) => id),
    requirements: ordered.map(({ id }) => ({ id, shown: true })),
    comments: {},
    without: [],
  };
}

/** What the server is asked for. */
export function packInputOf(choice: Choice, people: Candidacy[]): Omit<PackInput, 'format'> {
  const { language, blind, contacts, comments, without } = choice;
  const byId = new Map(people.map((one) => [one.id, one]));
  const candidates = choice.ids.map((id) => {
    const left = byId.get(id)!.requirements.map(({ id: requirementId, quotes }) => {
      const places = quotes.map((_, at) => at).filter((at) => !without.includes(quoteKey(id, requirementId, at)));
      return { requirementId, places, isWhole: places.length === quotes.length };
    });
    const changed = left.filter(({ isWhole }) => !isWhole);
    return {
      id,
      ...(comments[id] && { comment: comments[id] }),
      ...(changed.length > 0 && {
        quotes: Object.fromEntries(changed.map(({ requirementId, places }) => [requirementId, places])),
      }),
    };
  });
  const requirements = choice.requirements.flatMap(({ id, shown }) => (shown ? [id] : []));
  return { candidates, language, blind, contacts, requirements };
}

/** A list in which an element has changed places with its neighbor. */
export function moved<Element>(list: readonly Element[], from: number, by: -1 | 1): Element[] {
  const [copy, to] = [[...list], from + by];
  [copy[from], copy[to]] = [copy[to]!, copy[from]!];
  return copy;
}
