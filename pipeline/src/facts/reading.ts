import { type BilingualText, type JobReading, ProviderError, type Requirement } from '@cotejo/plugin-kit';
import { numbersIn } from '../text/grounding.ts';
import { type BorneOut, isBorneOut, isNamed, sift, vocabularyOfBoth } from './borne-out.ts';

type Input = { plugin: string; reading: JobReading; job: BilingualText };

/**
 * A reading held against the job description: a title, requirements, years and skills that do not stand in it are left
 * out. Throws `ProviderError` (`bad-output`) where no requirement is left of those that were read.
 */
export function bearOutReading({ plugin, reading, job }: Input): BorneOut<JobReading> {
  const given = vocabularyOfBoth(job);
  const numbers = numbersIn(job.english);
  const requirements = sift(reading.requirements, ({ text }) => isBorneOut(text, given));
  if (requirements.kept.length === 0 && requirements.leftOut > 0)
    throw new ProviderError(plugin, 'bad-output', 'None of its requirements stands in the job description');
  const borne = ({ minYears, skills, otherSkills, originalText, ...requirement }: Requirement): Requirement => ({
    ...requirement,
    skills: skills.filter((skill) => isNamed(skill, given)),
    ...(otherSkills && { otherSkills: otherSkills.filter((skill) => isNamed(skill, given)) }),
    ...(originalText !== undefined && isBorneOut(originalText, given) && { originalText }),
    ...(minYears !== undefined && numbers.has(String(minYears)) && { minYears }),
  });
  const skills = sift(reading.skills, (skill) => isNamed(skill, given));
  const { originalTitle, ...rest } = reading;
  const isOriginal = originalTitle !== undefined && isBorneOut(originalTitle, given);
  const title = reading.title === '' || isBorneOut(reading.title, given) ? reading.title : '';
  return {
    value: {
      ...rest,
      title,
      ...(isOriginal && { originalTitle }),
      skills: skills.kept,
      requirements: requirements.kept.map(borne),
    },
    leftOut: requirements.leftOut + skills.leftOut + Number(title !== reading.title),
  };
}
