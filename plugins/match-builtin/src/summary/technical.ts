import type { Position, ResumeProfile } from '@cotejo/plugin-kit';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { inSentence } from '../taxonomy/names.ts';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { saysSkill } from '../taxonomy/says.ts';
import { isSoft, isTitled, type Judged, shownAtWork, skillsNamed } from './judged.ts';
import type { Material } from './material.ts';
import { withoutHeading, wordsIn } from './quotes.ts';
import { paragraphOf, shortText } from './wording.ts';

const mostAsked = 8;
const mostListed = 6;
const mostOthers = 6;

const wordsOf = (text: string): string[] => wordsIn(text).map((word) => word.replace(/s$/, ''));

/** Whether a text has the last word of a skill's name: one that speaks of engineers asks for no engineering. */
const namesIt = (text: string, skill: string): boolean => wordsOf(text).includes(wordsOf(skill).at(-1) ?? '');

/** The skills that some requirements ask for by name, each once, without those of manner. */
const skillsAsked = (some: readonly Judged[]): string[] => [
  ...new Set(
    some.flatMap(({ requirement: { skills, text } }) =>
      skills.filter((skill) => saysSkill(text, skill) && namesIt(text, skill) && !isSoft(skill)),
    ),
  ),
];

/** Letters of a line of a resume: as many lines as a position has at least, where its last one is not known. */
const lettersOfLine = 90;

/** Whether a line of the resume stands in a position, by the lines that hold the dates of positions. */
function isInCareer(line: number, positions: readonly Position[]): boolean {
  const placed = positions.flatMap(({ line: first, span }) => (first === undefined ? [] : [{ first, ...span }]));
  return placed.some(({ first, start, end }) => {
    const next = placed.find((one) => one.start === end)?.first ?? first + Math.ceil((end - start) / lettersOfLine);
    return first <= line && line < Math.max(next, first + 1);
  });
}

/** Whether the title of a position or a line in it names a skill. */
function isAtWork(skill: string, { positions, namedIn = [] }: ResumeProfile): boolean {
  const lines = namedIn.find((one) => one.skill === skill)?.lines ?? [];
  return positions.some((position) => isTitled(position, [skill])) || lines.some((line) => isInCareer(line, positions));
}

/** Skills of the resume that the job does not ask for: what is akin to what it asks for first, then tools. */
function otherSkills({ request: { job, profile } }: Material): string[] {
  const { skills, byName } = loadTaxonomy();
  const asked = new Set([...job.skills, ...job.requirements.flatMap((one) => one.skills)]);
  const places = new Set([...asked].flatMap((name) => byName.get(name) ?? []));
  const others = profile.skills.flatMap((name) => {
    const skill = skills[byName.get(name) ?? -1];
    return skill?.common && skill.kind !== 'soft' && !asked.has(name) && !namesOccupation(name) ? [skill] : [];
  });
  type Other = (typeof others)[number];
  const isAkin = ({ name, related, implies }: Other): boolean =>
    [...related, ...implies].some((place) => places.has(place)) ||
    [...places].some((place) => [...skills[place]!.related, ...skills[place]!.implies].includes(byName.get(name)!));
  const isTool = ({ kind }: Other): boolean => kind === 'technology' || kind === 'tool';
  const rank = (one: Other): number => Number(!isAkin(one)) * 2 + Number(!isTool(one));
  return others.toSorted((a, b) => rank(a) - rank(b)).map(({ name }) => name);
}

/**
 * The skills asked for, in the order of their weight, that nothing shows and the resume does not name. What a duty of
 * the job touches on is none of them.
 */
function absentSkills(skilled: Judged[], profile: ResumeProfile): string[] {
  const missing = skilled.filter(({ requirement, verdict }) => verdict.verdict === 'missing' && !requirement.duty);
  const shown = skilled.filter(({ verdict }) => verdict.verdict !== 'missing');
  const known = new Set([...profile.skills, ...shown.flatMap(({ requirement }) => requirement.skills)]);
  return skillsAsked(missing).filter((skill) => !known.has(skill));
}

/** What the resume names of what is asked for, and where; then what it lacks, what else it names, and certificates. */
export function technicalText(material: Material): string {
  const { request, judged, wording, language } = material;
  const { profile } = request;
  const skilled = judged.filter(({ requirement: { kind, skills } }) => kind === 'skill' && skills.length > 0);
  const met = skilled.filter(({ verdict }) => verdict.verdict === 'met');
  const shown = shownAtWork(judged);
  const asked = [...new Set([...skillsNamed(met, profile), ...skillsAsked(judged)])].filter((skill) =>
    profile.skills.includes(skill),
  );
  const atWork = asked.filter((skill) => shown.has(skill) || isAtWork(skill, profile));
  const onlyListed = skillsNamed(met.filter(material.isOnlyListed), profile);
  const listed = onlyListed.filter((skill) => !atWork.includes(skill));
  const named = asked.filter((skill) => !atWork.includes(skill) && !listed.includes(skill));
  const say = (names: string[], most: number, sentence: (names: string[]) => string): string =>
    names.length > 0 ? sentence(names.slice(0, most).map((name) => inSentence(name, language))) : '';
  const certificates = material.lines.certifications.slice(0, 3).map((line) => shortText(withoutHeading(line), 80));
  const { technical } = wording;
  const absent = material.isUnread ? [] : absentSkills(skilled, profile);
  const behind = asked.length > 0 ? 'asked' : absent.length > 0 ? 'absent' : undefined;
  const text = paragraphOf([
    say(atWork, mostAsked, technical.atWork),
    say(named, mostListed, (names) => technical.named(names, atWork.length > 0)),
    say(listed, mostListed, wording.listed),
    say(absent, mostListed, technical.absent),
    say(otherSkills(material), mostOthers, (names) => technical.others(names, behind)),
    certificates.length > 0 ? technical.certificates(certificates) : '',
  ]);
  return text || technical.none;
}
