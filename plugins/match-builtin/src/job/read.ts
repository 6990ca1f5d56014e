import type { BilingualText, JobReading, Requirement } from '@cotejo/plugin-kit';
import { type Taxonomy, loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { byCodePoint } from '../text/fold.ts';
import { tokenise } from '../text/tokens.ts';
import { type Draft, draftRequirements } from './requirements.ts';
import { type JobLine, readLines } from './sections.ts';
import { readTitle } from './title.ts';

const maxRequirements = 40;
const maxSkills = 30;
const maxCharacters = 60_000;

/** Musts and what weighs most survive the limit; the order stays that of the document. */
function strongest(drafts: Draft[]): Draft[] {
  if (drafts.length <= maxRequirements) return drafts;
  const ranked = drafts.map((draft, index) => ({ draft, index }))
    .sort((a, b) => Number(b.draft.must) - Number(a.draft.must) || b.draft.weight - a.draft.weight || a.index - b.index);
  return ranked.slice(0, maxRequirements).sort((a, b) => a.index - b.index).map(({ draft }) => draft);
}

const sectionValue = { title: 3, required: 3, education: 1, preferred: 1.5, duties: 1.5, summary: 1.5, ignored: 0 };
const kindValue = { technology: 1.6, tool: 1.4, method: 1.1, domain: 1, soft: 0.4 };

/** Skills by how often, where and in what kind they are named. */
function rankSkills(lines: JobLine[], title: string, taxonomy: Taxonomy): string[] {
  const value = new Map<number, number>();
  const passages = [{ text: title, section: 'title' as const }, ...lines];
  for (const { text, section } of passages) {
    if (sectionValue[section] === 0) continue;
    for (const { skill } of findMentions(text, tokenise(text), taxonomy)) {
      const entry = taxonomy.skills[skill]!;
      const worth = sectionValue[section] * kindValue[entry.kind] * (entry.common ? 1 : 0.6);
      value.set(skill, (value.get(skill) ?? 0) + worth);
    }
  }
  const ranked = [...value].map(([skill, worth]) => ({ name: taxonomy.skills[skill]!.name, worth }));
  return ranked.sort((a, b) => b.worth - a.worth || byCodePoint(a.name, b.name)).slice(0, maxSkills).map(({ name }) => name);
}

/** What stands in for requirements where a text states none: its skills, else its title. */
function fallbackDrafts(title: string, skills: string[]): Draft[] {
  const base = { kind: 'skill' as const, must: true, weight: 1 };
  if (skills.length > 0) return skills.slice(0, 10).map((name) => ({ ...base, text: name, skills: [name] }));
  return title ? [{ ...base, text: title, skills: [] }] : [];
}

/** Reads a job description; its English text is read, and its original too for skills that a translation lost. */
export function readJob(job: BilingualText): JobReading {
  const taxonomy = loadTaxonomy();
  const text = job.english.slice(0, maxCharacters);
  const lines = readLines(text);
  const title = readTitle(text, lines);
  const originalLines = job.language === 'en' ? [] : readLines(job.original.slice(0, maxCharacters));
  const skills = rankSkills([...lines, ...originalLines], title, taxonomy);
  const drafts = strongest(draftRequirements(lines, taxonomy).filter((draft) => draft.text !== title));
  const chosen = drafts.length > 0 ? drafts : fallbackDrafts(title, skills);
  const requirements: Requirement[] = chosen.map((draft, index) => ({ id: `r${index + 1}`, ...draft, weight: Math.round(draft.weight * 100) / 100 }));
  return { title, skills, requirements };
}
