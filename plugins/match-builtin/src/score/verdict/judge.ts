import type { Requirement, RequirementVerdict } from '@cotejo/plugin-kit';
import { isProduct } from '../../taxonomy/load.ts';
import { askedSkills } from '../evidence/answers.ts';
import type { ScoreContext } from '../passages/context.ts';
import { compoundOf } from '../requirement/compound.ts';
import { lettersAlone } from '../requirement/names-alone.ts';
import { type Role, passageInField } from '../signals/role.ts';
import { inScale } from './amounts.ts';
import { judgeClearance } from './clearances.ts';
import { judgeCertificate } from './certificates.ts';
import { judgeEducation } from './education.ts';
import { judgeExperience } from './experience.ts';
import { judgeLanguage } from './languages.ts';
import { notes } from './notes.ts';
import { judgeSkills } from './skills.ts';
import { judgeTerm } from './terms.ts';
import { together } from './together.ts';
import { type Finding, toVerdict, verdictOf } from './verdict.ts';

/** The part of a degree that depends on how far the resume as a whole is of the job's field. */
const wholeShare = 0.8;
/** The parts that depend on how far the evidence stands in work of the job's field: for tools, and for all else. */
const toolFieldShare = 0.6;
const fieldShare = 0.9;
/** How far work must be of the field, 0 to 1, so that nothing is said about it. */
const elsewhere = 0.35;

/** How far a resume must be believed, 0 to 1, so that nothing is said about it. */
const doubtful = 0.75;

/** A finding of which a share depends on how far something is of the job's field, 0 to 1. */
const lowered = (finding: Finding, share: number, inField: number): Finding => {
  const degree = finding.degree * (1 - share + share * inField);
  const note = finding.note ?? (inField < elsewhere ? notes.elsewhere : undefined);
  return { ...finding, degree, ...(note ? { note } : {}) };
};

/** Evidence counts most where it stands in work of the job's field; the verdict stays. */
function placed(
  finding: Finding,
  asked: readonly number[],
  { taxonomy }: ScoreContext,
  role: Role | undefined,
): Finding {
  if (!role || finding.verdict === 'missing' || finding.evidence.length === 0) return finding;
  const inField = Math.max(...finding.evidence.map((proof) => passageInField(proof.segment, role)));
  return lowered(finding, asked.some((skill) => isProduct(taxonomy, skill)) ? toolFieldShare : fieldShare, inField);
}

/**
 * What is shown counts most on a resume of the job's field, but for languages, which belong to none; and on one that is
 * believed.
 */
function weighed(finding: Finding, { kind }: Requirement, { believed }: ScoreContext, role: Role | undefined): Finding {
  if (kind === 'language' || finding.evidence.length === 0) return finding;
  const verdict = verdictOf(finding);
  if (verdict === 'missing') return finding;
  const note = finding.note ?? (believed < doubtful ? notes.unfounded : undefined);
  return lowered({ ...finding, verdict, ...(note && { note }) }, wholeShare, believed * (role?.whole ?? 1));
}

function findingOn(requirement: Requirement, context: ScoreContext, role: Role | undefined): Finding {
  const compound = compoundOf(requirement);
  if (compound)
    return together(
      compound.parts.map((part) => findingOn(part, context, role)),
      compound.isEither,
    );
  const asked = askedSkills(requirement, context);
  switch (requirement.kind) {
    case 'education':
      return judgeEducation(requirement, context);
    case 'language':
      return judgeLanguage(requirement, context);
    case 'certification':
      return judgeCertificate(requirement, context);
    case 'experience':
      return inScale(judgeExperience(requirement, asked, context, role), requirement, context);
    default:
      return placed(inScale(judgeSkill(requirement, asked, context), requirement, context), asked, context, role);
  }
}

function judgeSkill(requirement: Requirement, asked: readonly number[], context: ScoreContext): Finding {
  return (
    judgeClearance(requirement, context) ??
    judgeTerm(requirement, context) ??
    judgeLetters(requirement, asked, context) ??
    judgeSkills(requirement, asked, context)
  );
}

/**
 * Letters that stand for no skill that is known are most likely a certificate: a resume has them or has them not.
 * Undefined for other demands, and where a resume has some of the letters among other words.
 */
function judgeLetters(requirement: Requirement, asked: readonly number[], context: ScoreContext): Finding | undefined {
  const letters = asked.length === 0 ? lettersAlone(requirement.text) : [];
  if (letters.length === 0) return undefined;
  const found = judgeCertificate(requirement, context);
  const isTold = letters.some((name) => context.text.includes(name));
  return found.evidence.length > 0 || !isTold ? found : undefined;
}

/**
 * Judges one requirement against the resume; `role` is what the job's title asks for. A resume in another language that
 * was not translated is never said to lack something.
 */
export function judge(requirement: Requirement, context: ScoreContext, role?: Role): RequirementVerdict {
  const finding = weighed(findingOn(requirement, context, role), requirement, context, role);
  const verdict = toVerdict(requirement.id, finding);
  if (!context.isForeign || verdict.verdict === 'met') return verdict;
  const { note: _, ...unsaid } = finding;
  return { ...toVerdict(requirement.id, unsaid), ...(verdict.verdict === 'missing' && notes.notRead) };
}
