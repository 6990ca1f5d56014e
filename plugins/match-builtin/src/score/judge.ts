import type { Requirement, RequirementVerdict } from '@cotejo/plugin-kit';
import { judgeCertificate } from './certificates.ts';
import type { ScoreContext } from './context.ts';
import { judgeEducation } from './education.ts';
import { judgeExperience } from './experience.ts';
import { judgeLanguage } from './languages.ts';
import { askedSkills, judgeSkills } from './skills.ts';
import { type Finding, toVerdict } from './verdict.ts';

function findingOn(requirement: Requirement, context: ScoreContext): Finding {
  const asked = askedSkills(requirement, context);
  switch (requirement.kind) {
    case 'education': return judgeEducation(requirement, context);
    case 'language': return judgeLanguage(requirement, context);
    case 'certification': return judgeCertificate(requirement, context);
    case 'experience': return judgeExperience(requirement, asked, context);
    default: return judgeSkills(requirement, asked, context);
  }
}

/** Judges one requirement against the resume. */
export const judge = (requirement: Requirement, context: ScoreContext): RequirementVerdict =>
  toVerdict(requirement.id, findingOn(requirement, context));
