import type { BilingualText, Cut, JobReading, Requirement } from '@cotejo/plugin-kit';
import { loadTaxonomy } from '../taxonomy/load.ts';
import { withoutCells } from './cells.ts';
import { centralityIn } from './centrality.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { bilingualLines, mapBoth, type BilingualPiece } from '../text/bilingual.ts';
import { type Draft, draftRequirements, draftsLeftOut } from './requirements.ts';
import { employerOf } from './employer.ts';
import { lostBreaks } from './lost-breaks.ts';
import { type JobLine, jobLinesOf } from './sections.ts';
import { isMarked } from './musts.ts';
import { statesDemand } from './nature.ts';
import { asksForNothing } from './no-demands.ts';
import { rankSkills } from './skills.ts';
import { seekingTitle } from './seeking.ts';
import { titleWords } from './title-form.ts';
import { readTitle } from './title.ts';
import { sortLines } from './sorting/sort.ts';

const maxRequirements = 40;
/** Lines that ask for nothing, and demands beyond the limit, that are shown, at most. */
const maxLeftOut = 15;
const maxCharacters = 200_000;

/** Musts survive the limit before duties and these before wishes, and of each what weighs most; the order stays. */
function strongest(drafts: Draft[]): Draft[] {
  if (drafts.length <= maxRequirements) return drafts;
  const rank = ({ must, duty }: Draft): number => (must ? 2 : duty ? 1 : 0);
  const ranked = drafts
    .map((draft, index) => ({ draft, index }))
    .sort((a, b) => rank(b.draft) - rank(a.draft) || b.draft.weight - a.draft.weight || a.index - b.index);
  return ranked
    .slice(0, maxRequirements)
    .sort((a, b) => a.index - b.index)
    .map(({ draft }) => draft);
}

/** What stands in for requirements where a text states none: its skills, else its title. */
function fallbackDrafts({ text, original }: BilingualPiece, skills: string[]): Draft[] {
  const base = { kind: 'skill' as const, must: true, weight: 1 };
  if (skills.length > 0) return skills.slice(0, 10).map((name) => ({ ...base, text: name, skills: [name] }));
  return text ? [{ ...base, text, ...(original !== text && { originalText: original }), skills: [] }] : [];
}

const leadIn = new RegExp(
  `^(?:(?:\\S+ ){0,3}${seekingTitle}|${titleWords('announcing')})?[\\s:!]*(?:${titleWords('article')} )?` +
    '(?:(?:full|part)[- ]?time )?$',
);
/** "Nurse (RN)": of a title all that is left may stand in brackets, which begin no sentence. */
const inBrackets = /^\(([^()]*)\)$/u;
/** "(Business Analyst) with a degree": behind a title it says the title again. */
const asideBefore = /^\s*\([^()]{0,60}\)(?=\s+\p{Ll})/u;
const further = new RegExp(`^[\\s,.:–-]*(?:${titleWords('beside')}\\s)?\\s*`);

const mostAboveTitle = 3;
const longestName = 8;

const asks = (line: string): boolean => statesDemand(fold(line)) || isMarked(line);

/** Lines without those above the title that only name the employer: "Halloway & Marsh Consulting Engineers". */
function withoutNamesAbove(lines: JobLine[], { original: title }: BilingualPiece): JobLine[] {
  const at = lines.slice(0, mostAboveTitle + 1).findIndex(({ original }) => fold(original).includes(fold(title)));
  const isName = ({ section, bullet, original }: JobLine): boolean =>
    section === 'summary' &&
    !bullet &&
    countWords(original) <= longestName &&
    !/[.:!?]$/.test(original) &&
    !asks(original);
  return title ? lines.filter((line, index) => index >= at || !isName(line)) : lines;
}

const bars = /(?<!\s)\s*\|+\s*|(?<!\s)\s+[–—-]\s+/u;

/** What stands behind a title between bars and dashes, as place and contract do, without what asks for nothing. */
function withoutParticulars(rest: string): string {
  if (!/^\s*(?:\([^()]*\)\s*)?(?:\|| [–—-] )/u.test(` ${rest} `) || /[.!?]\s/.test(rest)) return rest;
  return rest
    .split(bars)
    .filter((part) => statesDemand(fold(part)))
    .join(', ');
}

/**
 * Lines without the title at their beginning ("Java developer with …"), and without those that say nothing but the
 * title.
 */
function withoutTitle(lines: JobLine[], titles: BilingualPiece): JobLine[] {
  if (!titles.text) return lines;
  const strip = (side: string): string => {
    const title = [titles.original, titles.text].find((one) => side.toLowerCase().includes(one.toLowerCase()));
    const at = title === undefined ? -1 : side.toLowerCase().indexOf(title.toLowerCase());
    if (at < 0 || !leadIn.test(fold(side.slice(0, at)))) return side;
    const rest = side.slice(at + title!.length);
    const told = withoutParticulars(rest).replace(asideBefore, '');
    return told.slice(further.exec(fold(told))![0].length).replace(inBrackets, '$1');
  };
  // "A leading firm seeks a baker to join it" is left out as a whole; "to join it" alone would read as a task.
  const isLeftOut = ({ original }: JobLine): boolean => !/[.!?]\s/.test(original) && asksForNothing(original, false);
  return lines.flatMap((line) => {
    if (line.section !== 'summary' || isLeftOut(line)) return [line];
    const told = mapBoth({ text: line.text, original: line.original }, strip);
    return /\p{L}{2}/u.test(told.text) ? [{ ...line, ...told }] : [];
  });
}

const afterTitle = /^\s*(?:[(,|/–-]|$)/u;

/** Whether words are the title, or what stands in it before a place or a department. */
const saysTitle = (words: string, title: string): boolean =>
  title !== '' && fold(title).startsWith(fold(words)) && afterTitle.test(title.slice(words.length));

/** What a job description says, line by line as it is written and as it is read. */
export function linesOf(job: BilingualText): { told: BilingualPiece[]; lines: JobLine[] } {
  const told = withoutCells(bilingualLines(job, maxCharacters, lostBreaks(job.original)));
  return { told, lines: jobLinesOf(told) };
}

/** The title of a job description, and its lines without it. */
export function titledLinesOf(job: BilingualText): {
  titles: BilingualPiece;
  lines: JobLine[];
  told: BilingualPiece[];
} {
  const { told, lines } = linesOf(job);
  const titles = readTitle(told, lines);
  return { titles, told, lines: withoutTitle(withoutNamesAbove(lines, titles), titles) };
}

/** Reads a job description in its own language, and gives what it asks for in English as well. */
export function readJob(job: BilingualText): JobReading {
  const taxonomy = loadTaxonomy();
  const { titles, told, lines } = titledLinesOf(job);
  const title = titles.text;
  const employer = employerOf(
    told.flatMap(({ text, original }) => [...new Set([original, text])]),
    taxonomy,
  );
  const known = { taxonomy, employer };
  const sorted = sortLines(lines);
  const skills = rankSkills(sorted, title, taxonomy, employer);
  const { asked, terms } = draftRequirements(sorted, known);
  const found = asked.filter(({ text }) => !saysTitle(text, title));
  const drafts = strongest(found);
  const chosen = drafts.length > 0 ? drafts : fallbackDrafts(titles, skills);
  const centrality = centralityIn(title);
  const weighed = chosen.map((draft) => ({
    ...draft,
    weight: Math.round(draft.weight * centrality(draft.text, draft.kind) * 100) / 100,
  }));
  const beyond = found
    .filter((draft) => !drafts.includes(draft))
    .map((draft) => ({ ...draft, weight: 0.5, off: true as const }));
  const leftOut =
    chosen.length === 0
      ? []
      : [...beyond, ...terms, ...draftsLeftOut(sorted, known)]
          .filter(({ text }) => !saysTitle(text, title))
          .slice(0, maxLeftOut);
  const requirements = [...weighed, ...leftOut].map((draft, index): Requirement => ({ id: `r${index + 1}`, ...draft }));
  const cuts: Cut[] = [
    ...(job.original.length > maxCharacters ? [{ what: 'characters' as const, limit: maxCharacters }] : []),
    ...(drafts.length < found.length ? [{ what: 'requirements' as const, limit: maxRequirements }] : []),
  ];
  return {
    title,
    ...(titles.original !== title && { originalTitle: titles.original }),
    skills,
    requirements,
    ...(cuts.length > 0 && { cuts }),
  };
}
