import { embed, loadEmbedding, nearness } from '../../statistics/embedding.ts';
import { loadRarity } from '../../statistics/rarity.ts';
import { loadTaxonomy, type Skill } from '../../taxonomy/load.ts';
import { findMentions, type Mention } from '../../taxonomy/mentions.ts';
import { once } from '../../text/data.ts';
import { informativeStems, stemsOf, type Token } from '../../text/tokens.ts';
import type { ResumeSegment } from '../segments.ts';

/**
 * A mention of a skill with the passage in which it stands; how many mentions that passage has, and of how many skills;
 * how often the resume names the skill, how many others it names, and how many of these are relatives; and how near the
 * skill is, -1 to 1, to the words of the whole resume, of its positions' titles and of the rest of the passage.
 */
export type PlacedMention = {
  mention: Mention;
  segment: ResumeSegment;
  inSegment: number;
  ofSkill: number;
  skills: number;
  relatives: number;
  nearResume: number;
  nearTitles: number;
  nearPassage: number;
};

type Vector = Float64Array;

const vectorOf = (stems: readonly string[]): Vector => embed(stems, loadRarity(), loadEmbedding());

const vectorsOfSkills = once(() => new Map<number, Vector>());

/** Where a skill lies by its name. */
function vectorOfSkill(skill: number, { name }: Skill): Vector {
  const known = vectorsOfSkills();
  const vector = known.get(skill) ?? vectorOf(stemsOf(name));
  known.set(skill, vector);
  return vector;
}

/** Of each skill those that tell it, that it tells, or that lie beside it. */
const loadRelatives = once(() => {
  const { skills } = loadTaxonomy();
  const relatives = skills.map(() => new Set<number>());
  for (const [skill, { related, implies }] of skills.entries())
    for (const other of [...related, ...implies]) {
      relatives[skill]!.add(other);
      relatives[other]!.add(skill);
    }
  return relatives;
});

/** Mentions that are looked at; a long resume has some hundred. */
const mostMentions = 2000;

/** The mentions of skills in the passages of a resume, with what surrounds them, in the order of the text. */
export function placeMentions(text: string, segments: readonly ResumeSegment[]): PlacedMention[] {
  const { skills } = loadTaxonomy();
  let left = mostMentions;
  const found = segments.map((segment) => {
    const mentions = left > 0 ? findMentions(text, segment.tokens).slice(0, left) : [];
    left -= mentions.length;
    return { segment, mentions };
  });
  const uses = Map.groupBy(
    found.flatMap(({ mentions }) => mentions),
    ({ skill }) => skill,
  );
  const relatives = loadRelatives();
  const ofResume = vectorOf(segments.flatMap(({ tokens }) => informativeStems(tokens)));
  const titles = new Set(segments.flatMap(({ position }) => position?.title ?? []));
  const ofTitles = vectorOf([...titles].flatMap(stemsOf));
  return found.flatMap(({ segment, mentions }) =>
    mentions.map((mention) => {
      const { skill, start, end } = mention;
      const isBeside = (token: Token): boolean => token.end <= start || token.start >= end;
      const vector = vectorOfSkill(skill, skills[skill]!);
      return {
        mention,
        segment,
        inSegment: mentions.length,
        ofSkill: uses.get(skill)!.length,
        skills: uses.size,
        relatives: [...relatives[skill]!].filter((other) => uses.has(other)).length,
        nearResume: nearness(vector, ofResume),
        nearTitles: nearness(vector, ofTitles),
        nearPassage: nearness(vector, vectorOf(informativeStems(segment.tokens.filter(isBeside)))),
      };
    }),
  );
}
