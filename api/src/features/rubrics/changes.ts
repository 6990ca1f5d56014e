import type { RubricChange } from '@cotejo/contract';
import type { Rubric, RubricRequirement, RubricSignal } from '@cotejo/pipeline';

/** The changes of each requirement and of each signal between two versions. */
export function changesBetween(before: Rubric, after: Rubric): RubricChange[] {
  const now = new Map(after.requirements.map((one) => [one.id, one]));
  const changes = before.requirements.flatMap((old) => changesOf(old, now.get(old.id)));
  const known = new Set(before.requirements.map(({ id }) => id));
  return [
    ...changes,
    ...after.requirements
      .filter(({ id }) => !known.has(id))
      .map((one) => ({ what: 'added' as const, ...wordingOf(one) })),
    ...changesOfSignals(before.signals, after.signals),
  ];
}

const wordingOf = ({ text, originalText }: RubricRequirement): Pick<RubricRequirement, 'text' | 'originalText'> => ({
  text,
  ...(originalText && { originalText }),
});

const switched = ({ off }: { off?: true }) => (off ? ('switched-off' as const) : ('switched-on' as const));

function changesOf(old: RubricRequirement, now: RubricRequirement | undefined): RubricChange[] {
  const wording = wordingOf(old);
  if (!now) return [{ what: 'removed', ...wording }];
  return [
    ...(old.off === now.off ? [] : [{ what: switched(now), ...wording }]),
    ...(old.must === now.must ? [] : [{ what: now.must ? ('must' as const) : ('nice' as const), ...wording }]),
    ...(old.weight === now.weight ? [] : [{ what: 'weight' as const, ...wording, from: old.weight, to: now.weight }]),
  ];
}

/** A signal that nobody has touched. */
const untouched = ({ off: _, readShare, ...signal }: RubricSignal): RubricSignal => ({
  ...signal,
  share: readShare ?? signal.share,
});

function changesOfSignals(before: RubricSignal[], after: RubricSignal[]): RubricChange[] {
  const [old, now] = [before, after].map((signals) => new Map(signals.map((one) => [one.id, one])));
  return [...new Map([...old!, ...now!])].flatMap(([id, signal]): RubricChange[] => {
    const [from, to] = [old!.get(id) ?? untouched(signal), now!.get(id) ?? untouched(signal)];
    const { label: text, labelInSpanish: originalText } = signal;
    const wording = { text, ...(originalText && { originalText }) };
    return [
      ...(from.off === to.off ? [] : [{ what: switched(to), ...wording }]),
      ...(from.share === to.share ? [] : [{ what: 'share' as const, ...wording, from: from.share, to: to.share }]),
    ];
  });
}
