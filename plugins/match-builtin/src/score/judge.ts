import type { Requirement, RequirementVerdict } from '@cotejo/plugin-kit';
import { isProduct } from '../taxonomy/load.ts';
import { judgeCertificate } from './certificates.ts';
import type { ScoreContext } from './context.ts';
import { judgeEducation } from './education.ts';
import { judgeExperience } from './experience.ts';
import { judgeLanguage } from './languages.ts';
import { type Role, passageInField } from './role.ts';
import { askedSkills } from './answers.ts';
import { judgeSkills } from './skills.ts';
import { type Finding, toVerdict, verdictOf } from './verdict.ts';

/**
 * The part of a degree that depends on whether its evidence is work of the job's field: for tools, and for the rest.
 */
const toolFieldShare = 0.6;
const fieldShare = 0.9;
const elsewhere = 0.35;

/** Evidence counts most where it stands in work of the job's field. */
function placed(
  finding: Finding,
  asked: readonly number[],
  { taxonomy }: ScoreContext,
  role: Role | undefined,
): Finding {
  if (!role || finding.evidence.length === 0) return finding;
  const inField = Math.max(...finding.evidence.map((proof) => passageInField(proof.segment, role)));
  const isTool = asked.some((skill) => isProduct(taxonomy, skill));
  const share = isTool ? toolFieldShare : fieldShare;
  const degree = finding.degree * (1 - share + share * inField);
  // A distant likeness, which earns nothing, shows nothing.
  const isShown = verdictOf(degree) !== 'missing' || verdictOf(finding.degree) === 'met';
  const note = finding.note ?? (isShown && inField < elsewhere ? 'Shown outside this field of work' : undefined);
  return { ...finding, degree, ...(note ? { note } : {}) };
}

function findingOn(requirement: Requirement, context: ScoreContext, role: Role | undefined): Finding {
  const asked = askedSkills(requirement, context);
  switch (requirement.kind) {
    case 'education':
      return judgeEducation(requirement, context);
    case 'language':
      return judgeLanguage(requirement, context);
    case 'certification':
      return judgeCertificate(requirement, context);
    case 'experience':
      return judgeExperience(requirement, asked, context, role);
    default:
      return placed(judgeSkills(requirement, asked, context), asked, context, role);
  }
}

/**
 * Judges one requirement against the resume; `role` is what the job's title asks for. A resume in another language that
 * was not translated is never said to lack something.
 */
export function judge(requirement: Requirement, context: ScoreContext, role?: Role): RequirementVerdict {
  const verdict = toVerdict(requirement.id, findingOn(requirement, context, role));
  return verdict.verdict === 'missing' && context.isForeign
    ? { ...verdict, note: 'Not recognised in a resume that was not translated' }
    : verdict;
}
