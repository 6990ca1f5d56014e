import type { ResumeChanges } from '@cotejo/contract';
import type { Position, ResumeProfile } from '@cotejo/plugin-kit';
import { employerKey, sharedEmployers, titleKey } from '@cotejo/pipeline';

type Changes = NonNullable<ResumeChanges['changes']>;
type Dates = { start: string | null; end: string | null };

/**
 * What a later resume says otherwise. Positions of the same title and employer are the same, and of the rest those of
 * the same employer and time, which have another title; one that begins earlier or ends later than before is stretched.
 */
export function compareProfiles(before: ResumeProfile, after: ResumeProfile): Changes {
  const left = [...before.positions];
  const take = (isSame: (one: Position) => boolean): Position | undefined => {
    const at = left.findIndex(isSame);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const sameTitle = after.positions.map((position) => take((one) => keyOf(one) === keyOf(position)));
  const known = after.positions.map(
    (position, at) => sameTitle[at] ?? take((one) => sharedEmployers([one], [position]).length > 0),
  );
  const came = after.positions.flatMap((position, at) => changeOf(known[at], position) ?? []);
  const gone = left.map((position) => ({
    ...named(position),
    titleBefore: null,
    before: datesOf(position),
    after: null,
    stretched: false,
  }));
  const without = (list: string[], others: string[]) => list.filter((skill) => !others.includes(skill));
  return {
    positions: [...came, ...gone],
    skillsAdded: without(after.skills, before.skills),
    skillsRemoved: without(before.skills, after.skills),
  };
}

/** What is said otherwise of a position; nothing where it is said alike. */
function changeOf(known: Position | undefined, position: Position): Changes['positions'][number] | undefined {
  const after = datesOf(position);
  if (!known) return { ...named(position), titleBefore: null, before: null, after, stretched: false };
  const before = datesOf(known);
  const titleBefore = titleKey(known) === titleKey(position) ? null : known.title;
  if (titleBefore === null && before.start === after.start && before.end === after.end) return undefined;
  return { ...named(position), titleBefore, before, after, stretched: isStretched(known, position) };
}

const keyOf = (position: Position): string => `${titleKey(position)}\n${employerKey(position)}`;
const named = ({ title, employer }: Position) => ({ title, employer: employer ?? null });

/** The dates as the resume tells them: by years alone where it has no months. */
function datesOf({ start, end, yearsAlone }: Position): Dates {
  const told = (month?: string): string | null => (yearsAlone ? month?.slice(0, 4) : month) ?? null;
  return { start: told(start), end: told(end) };
}

/**
 * A position that was current and has ended since is no longer one; only what both resumes date can be stretched, by
 * years where one of them tells no months.
 */
function isStretched(before: Position, { start, end, current, yearsAlone }: Position): boolean {
  const told = (month: string): string => (before.yearsAlone || yearsAlone ? month.slice(0, 4) : month);
  const isEarlier = before.start !== undefined && start !== undefined && told(start) < told(before.start);
  const isLater = before.end !== undefined && (current || (end !== undefined && told(end) > told(before.end)));
  return isEarlier || isLater;
}
