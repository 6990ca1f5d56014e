import type { DatedPosition } from './positions.ts';
import type { ResumeSegment } from './segments.ts';
import type { ShownSkill } from './shown-skills.ts';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { allWorks, worksOf } from '../taxonomy/trades.ts';
import { once } from '../text/data.ts';
import { stem } from '../text/stem.ts';
import { type VerbForm, verbForm } from '../text/verbs.ts';

/** The skills that are the work of those whose title somebody held: a welder can weld. */
export function skillsOfTitles(positions: readonly DatedPosition[], segments: readonly ResumeSegment[]): ShownSkill[] {
  const { forms } = loadTaxonomy();
  return positions.flatMap((position) => {
    const skills = worksOf(position.title).flatMap((work) => forms.get(work)?.skill ?? []);
    const segment = segments.find((one) => one.position === position && one.text.includes(position.title));
    if (!segment) return [];
    const at = segment.start + segment.text.indexOf(position.title);
    return skills.map((skill): ShownSkill => ({ skill, segment, assurance: 1, at }));
  });
}

/** The skills that are the works of occupations, by the stems of their names. */
const loadSkills = once(() => {
  const { forms } = loadTaxonomy();
  return new Map(
    allWorks().flatMap((work) => {
      const skill = forms.get(work)?.skill;
      return skill === undefined ? [] : [[stem(work), skill] as const];
    }),
  );
});

const finite = new Set<VerbForm | undefined>(['past', 'third', 'base']);

/** The skills that lines of positions tell by the verb that opens them: "Welded brackets", but not "Reported to". */
export function skillsOfVerbs(segments: readonly ResumeSegment[]): ShownSkill[] {
  const skills = loadSkills();
  return segments.flatMap((segment) => {
    const [verb, next] = segment.position ? segment.tokens : [];
    const skill = verb && next?.word !== 'to' ? skills.get(stem(verb.word)) : undefined;
    if (skill === undefined || !finite.has(verbForm(verb!.word))) return [];
    return [{ skill, segment, assurance: 1, at: verb!.start }];
  });
}
