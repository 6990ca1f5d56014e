import type { DatedPosition } from '../resume/positions.ts';
import type { ResumeSegment } from '../resume/segments.ts';
import type { ShownSkill } from '../resume/shown-skills.ts';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { worksOf } from '../taxonomy/trades.ts';
import { stem } from '../text/stem.ts';

/** The stems of what somebody of a title does. */
export const stemsOfWorks = (title: string): string[] => worksOf(title).map(stem);

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
