import type { Candidate, JudgedRequirement } from '@cotejo/contract';

/** Other words under which a skill may be mentioned. Keys and words in lower case. */
const synonyms: Record<string, string[]> = {
  netapp: ['storage', 'nas', 'san'],
  'dell emc': ['storage', 'nas', 'san'],
  'pure storage': ['storage', 'nas', 'san'],
  'hitachi vantara': ['storage', 'nas', 'san'],
  kubernetes: ['k8s', 'container', 'containers', 'docker'],
  aws: ['cloud', 'amazon'],
  azure: ['cloud', 'microsoft azure'],
  gcp: ['cloud', 'google cloud'],
  terraform: ['infrastructure as code', 'iac'],
  ansible: ['configuration management', 'infrastructure as code'],
  javascript: ['js', 'ecmascript'],
  typescript: ['ts'],
  'node.js': ['node', 'nodejs'],
  react: ['reactjs', 'react.js'],
  postgresql: ['postgres'],
  'ci/cd': ['continuous integration', 'continuous delivery'],
  vmware: ['virtualization', 'vsphere'],
};

/** Whether a text names a word as a whole, whatever the case: "Java" is not in "JavaScript". */
function names(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#])`, 'iu').test(text);
}

/** The specification's rule for skills without a verdict: the skill or a synonym appears in summary, strengths or considerations. */
export function isMentioned(skill: string, candidate: Candidate): boolean {
  const points = [...candidate.keyStrengths, ...candidate.areasForConsideration].flatMap((point) => [point.title, point.description]);
  const text = [candidate.summary, ...points].join('\n');
  return [skill, ...(synonyms[skill.toLowerCase()] ?? [])].some((word) => names(text, word));
}

export type SkillVerdict =
  | { state: 'met' | 'partial'; requirement: JudgedRequirement }
  | { state: 'missing' | 'mentioned'; requirement?: JudgedRequirement };

const sameSkill = (skill: string) => (other: string) => other.toLowerCase() === skill.toLowerCase();

/**
 * What a candidate shows of one skill of the job. A requirement that is about this skill alone decides; one with alternatives
 * ("React or Vue") only where its quotes name the skill; without either, the text rule.
 */
export function skillVerdict(skill: string, candidate: Candidate): SkillVerdict {
  const about = candidate.requirements.filter((requirement) => requirement.skills.some(sameSkill(skill)));
  if (about.length === 0) return { state: isMentioned(skill, candidate) ? 'mentioned' : 'missing' };
  const own = about.filter((requirement) => requirement.skills.length === 1 || requirement.quotes.some((quote) => names(quote.text, skill)));
  const best = own.toSorted((a, b) => b.degree - a.degree)[0];
  if (!best) return { state: 'missing' };
  return best.verdict === 'missing' || best.quotes.length === 0 ? { state: 'missing', requirement: best } : { state: best.verdict, requirement: best };
}
