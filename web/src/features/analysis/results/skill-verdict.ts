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

/**
 * Whether a skill without a verdict, or a synonym of it, appears in summary or strengths, or only among the
 * considerations. The specification states this rule.
 */
export function mentionOf(skill: string, candidate: Candidate): 'mentioned' | 'considered' | undefined {
  const words = [skill, ...(synonyms[skill.toLowerCase()] ?? [])];
  const appearsIn = (points: Candidate['keyStrengths'], ...texts: string[]) => {
    const text = [...texts, ...points.flatMap((point) => [point.title, point.description])].join('\n');
    return words.some((word) => names(text, word));
  };
  if (appearsIn(candidate.keyStrengths, candidate.summary)) return 'mentioned';
  return appearsIn(candidate.areasForConsideration) ? 'considered' : undefined;
}

export type SkillVerdict =
  | { state: 'met' | 'partial' | 'other'; requirement: JudgedRequirement }
  | { state: 'missing' | 'mentioned' | 'considered' | 'unasked'; requirement?: JudgedRequirement };

const sameSkill = (skill: string) => (other: string) => other.toLowerCase() === skill.toLowerCase();

/**
 * What the verdicts say of one skill of the job description, so that its cell and the evidence are one. The first of
 * these that exists decides: a requirement for this skill alone, or one with alternatives ("React or Vue") whose quotes
 * name the skill; one that another alternative meets; one that names it beside others, or in its text ("A degree in
 * computer science"). Only where no verdict is about it the rule of `mentionOf` does.
 */
export function skillVerdict(skill: string, candidate: Candidate): SkillVerdict {
  const about = candidate.requirements.filter((requirement) => requirement.skills.some(sameSkill(skill)));
  const own = about.filter(
    (requirement) => requirement.skills.length === 1 || requirement.quotes.some((quote) => names(quote.text, skill)),
  );
  const naming = candidate.requirements.filter(
    ({ otherSkills = [], text }) => otherSkills.some(sameSkill(skill)) || names(text, skill),
  );
  const [best] = [own, about, naming].map(bestOf).filter((one) => one !== undefined);
  if (!best) return { state: mentionOf(skill, candidate) ?? 'unasked' };
  if (best.verdict === 'missing' || best.quotes.length === 0) return { state: 'missing', requirement: best };
  const isOther = about.includes(best) && !own.includes(best);
  return { state: isOther ? 'other' : best.verdict, requirement: best };
}

const bestOf = (requirements: JudgedRequirement[]): JudgedRequirement | undefined =>
  requirements.toSorted((a, b) => b.degree - a.degree)[0];
