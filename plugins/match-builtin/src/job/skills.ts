import { type SkillKind, type Taxonomy } from '../taxonomy/load.ts';
import { asWritten, type BilingualPiece } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';
import { readPhrases } from '../text/phrases.ts';
import { sentences } from './clauses.ts';
import { type Employer, noEmployer } from './employer.ts';
import type { JobSection } from './headings.ts';
import { isWaived } from './nature.ts';
import type { JobLine } from './sections.ts';
import { skillsNamedIn } from './subject.ts';

const maxSkills = 30;
const sectionValue: Record<JobSection, number> = {
  title: 3,
  required: 3,
  education: 1,
  preferred: 1.5,
  duties: 1.2,
  summary: 1.2,
  terms: 0,
  ignored: 0,
};
const kindValue: Record<SkillKind, number> = { technology: 2.2, tool: 2, method: 1.1, domain: 1, soft: 0.3 };
/** Other skills from which general ones are left out. */
const enough = 4;
const seldomAsked = 0.6;
const tooGeneral = 0.15;
/** The value that each further mention of a skill adds. */
const repeated = 0.25;

/** Names of whole professions, which tell a recruiter nothing about this job. */
const generalSkills = new Set(readPhrases(import.meta.url, 'general-skills'));
const isGeneral = (name: string): boolean => generalSkills.has(fold(name));

/** Skills that a line names in its own language or in English, each as often as it stands there. */
function skillsIn(line: BilingualPiece, taxonomy: Taxonomy, employer: Employer): number[] {
  const [inEnglish, inOriginal] = [line.text, line.original].map((side) =>
    sentences(side)
      .filter((sentence) => !isWaived(sentence))
      .flatMap((sentence) => skillsNamedIn(sentence, sentence, taxonomy, employer))
      .map(({ skill }) => skill),
  );
  return line.text === line.original
    ? inEnglish!
    : [...inEnglish!, ...inOriginal!.filter((skill) => !inEnglish!.includes(skill))];
}

/**
 * Names of the skills asked for, at most 30: tools first, then fields of work, general ones last; by the places and the
 * number of mentions, else in document order.
 */
export function rankSkills(
  lines: JobLine[],
  title: string,
  taxonomy: Taxonomy,
  employer: Employer = noEmployer,
): string[] {
  const values = new Map<number, { best: number; times: number }>();
  for (const { section, ...line } of [{ ...asWritten(title), section: 'title' as const }, ...lines]) {
    if (sectionValue[section] === 0) continue;
    for (const skill of skillsIn(line, taxonomy, employer)) {
      const { best, times } = values.get(skill) ?? { best: 0, times: 0 };
      values.set(skill, { best: Math.max(best, sectionValue[section]), times: times + 1 });
    }
  }
  const ranked = [...values].map(([skill, { best, times }]) => {
    const { name, kind, common } = taxonomy.skills[skill]!;
    const worth = best * kindValue[kind] * (common ? 1 : seldomAsked) * (isGeneral(name) ? tooGeneral : 1);
    return { name, worth: worth * (1 + repeated * (Math.min(times, 5) - 1)) };
  });
  const names = ranked.sort((a, b) => b.worth - a.worth).map(({ name }) => name);
  const telling = names.filter((name) => !isGeneral(name));
  return (telling.length >= enough ? telling : names).slice(0, maxSkills);
}
