import type { Position, Requirement, RequirementVerdict, ResumeProfile, SummaryRequest } from '@cotejo/plugin-kit';
import { checkRedacted, findIdentity, redact, type Redaction, unredacted } from '../identity/index.ts';
import { type Grounds, vocabularyOf } from '../text/grounding.ts';

const most = { quotes: 2, quote: 240, positions: 10, lines: 4, line: 120, skills: 30 };
const verdictWords = { met: 'met', partial: 'partly met', missing: 'not shown' } as const;

/**
 * What a plugin's model is told about a candidate, without the identity where it must not have it, and what it may
 * speak of. Throws `ProviderError` (`bad-input`) where the identity cannot be taken out.
 */
export function gatherMaterial({
  plugin,
  hidesIdentity,
  request,
}: {
  plugin: string;
  hidesIdentity: boolean;
  request: SummaryRequest;
}): { hidden: Redaction; grounds: Grounds } {
  const material = materialOf(request);
  const hidden = hidesIdentity ? withoutName(plugin, material, request.candidateName) : unredacted(material);
  return { hidden, grounds: groundsOf(request, hidden.text) };
}

function withoutName(plugin: string, material: string, candidateName: string): Redaction {
  const { possibleNames: _, ...contacts } = findIdentity(material);
  const identity = { ...contacts, name: { text: candidateName, start: 0, end: 0, confidence: 1 } };
  const hidden = redact(material, identity);
  checkRedacted(plugin, hidden.text, identity);
  return hidden;
}

/** All that a model is told about a candidate: the judged requirements with their quotes, and the career. */
export function materialOf(request: SummaryRequest): string {
  const { job, candidateName, profile, score, verdicts } = request;
  const count = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length;
  return [
    `Candidate: ${candidateName}`,
    `Job: ${job.title || 'without a title'}`,
    `Match: ${score} percent; ${count('met')} of ${verdicts.length} requirements met, ` +
      `${count('partial')} partly met, ${count('missing')} not shown`,
    'Requirements:',
    ...judged(request).map(requirementLine),
    ...careerLines(profile),
  ].join('\n');
}

/** What a text about the candidate may speak of, written from `material`. */
export function groundsOf(request: SummaryRequest, material: string): Grounds {
  const shown = vocabularyOf(shownTexts(request));
  return {
    given: vocabularyOf(material),
    unshown: new Set([...vocabularyOf(unshownTexts(request))].filter((word) => !shown.has(word))),
  };
}

/** What the candidate has shown, and what is asked for beside it. */
function shownTexts(request: SummaryRequest): string {
  const shown = judged(request).filter(({ verdict }) => verdict.verdict !== 'missing');
  return [
    request.candidateName,
    request.job.title,
    ...shown.map(requirementLine),
    ...careerLines(request.profile),
  ].join('\n');
}

function unshownTexts(request: SummaryRequest): string {
  return judged(request)
    .filter(({ verdict }) => verdict.verdict === 'missing')
    .map(({ requirement }) => requirement.text)
    .join('\n');
}

type Judged = { requirement: Requirement; verdict: RequirementVerdict };

function judged({ job, verdicts }: SummaryRequest): Judged[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.requirementId, verdict]));
  return job.requirements.flatMap((requirement) => {
    const verdict = byId.get(requirement.id);
    return verdict ? [{ requirement, verdict }] : [];
  });
}

function requirementLine({ requirement: { id, must, text }, verdict }: Judged): string {
  const quotes = verdict.quotes
    .slice(0, most.quotes)
    .map((quote) => `"${short(quote.text, most.quote)}"`)
    .join('; ');
  const kind = must ? 'must have' : 'nice to have';
  const note = verdict.note ? ` | ${short(verdict.note, most.line)}` : '';
  const what = `${id} (${kind}, ${verdictWords[verdict.verdict]}): ${short(text, most.quote)}`;
  return `${what}${quotes && ` | quotes: ${quotes}`}${note}`;
}

function careerLines({ positions, totalYears, education, languages, certifications, skills }: ResumeProfile): string[] {
  const list = (label: string, lines: string[]) =>
    lines.length > 0
      ? [
          `${label}: ${lines
            .slice(0, most.lines)
            .map((line) => short(line, most.line))
            .join('; ')}`,
        ]
      : [];
  return [
    `Career: ${totalYears} years in ${positions.length} dated positions`,
    ...positions.slice(0, most.positions).map(positionLine),
    ...list('Education', education),
    ...list('Languages', languages),
    ...list('Certifications', certifications),
    ...(skills.length > 0 ? [`Skills: ${skills.slice(0, most.skills).join(', ')}`] : []),
  ];
}

function positionLine({ title, employer, start, end, current, yearsAlone, months }: Position): string {
  const told = (month: string): string => (yearsAlone ? month.slice(0, 4) : month);
  const period = start ? `, ${told(start)} to ${current ? 'present' : end ? told(end) : 'unknown'}` : '';
  const where = employer ? `, ${short(employer, most.line)}` : '';
  return `- ${short(title, most.line)}${where}${period}, ${months} months (${Math.round(months / 1.2) / 10} years)`;
}

function short(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).toWellFormed()}…`;
}
