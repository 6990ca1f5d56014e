import {
  correctedText,
  type Candidate,
  confidenceSentences,
  coverageOf,
  type JudgedRequirement,
  provenanceSentence,
  scoreBand,
  textsIn,
  wordBand,
  type Wording,
  wordingIn,
} from '@cotejo/contract';
import type { Block, Cell } from '../../platform/paper/paper.ts';
import { dayOf } from './words.ts';

/** The colors of scores, as the light theme of the web app has them. */
const scoreInks = { green: '#176718', emerald: '#006852', blue: '#1059ac', amber: '#885200', red: '#aa1f1f' };

type Part = {
  /** 1 where the paper is about this candidate alone. */
  level: 1 | 2;
  /** What it was read against, and the like, below the name. */
  lines: string[];
  facts: { label: string; value: string }[];
};

/** Everything that a report says of one candidate: who and what for, the findings, and then every requirement. */
export function candidatePart(analyzed: Candidate, { level, lines, facts }: Part, words: Wording): Block[] {
  const candidate = textsIn(words, analyzed);
  const { report, results, papers, confidence } = words;
  const head = (text: string, aside?: string): Block => ({
    kind: 'heading',
    level: level === 1 ? 2 : 3,
    text,
    ...(aside !== undefined && { aside }),
  });
  return [
    {
      kind: 'opening',
      level,
      eyebrow: papers.candidate,
      title: candidate.name,
      lines: [...lines, verdictLine(candidate, words)],
      score: {
        value: candidate.matchScore,
        ink: scoreInks[scoreBand(candidate.matchScore)],
        inWords: results.scored(candidate.matchScore),
      },
    },
    ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    ...(candidate.isPending ? [{ kind: 'paragraph' as const, text: report.pending, tone: 'warning' as const }] : []),
    ...(candidate.summary === ''
      ? []
      : [head(report.summary), { kind: 'paragraph' as const, text: candidate.summary }]),
    ...coverage(candidate, head, words),
    {
      kind: 'lists',
      level: level === 1 ? 3 : 4,
      lists: [
        { heading: report.strengths, points: pointsOf(candidate.keyStrengths), none: report.none },
        { heading: report.considerations, points: pointsOf(candidate.areasForConsideration), none: report.none },
      ],
    },
    ...remarks(candidate, confidence.levels, words),
    ...requirements(candidate, head, words),
  ];
}

type Head = (text: string, aside?: string) => Block;

/** How good the match is, in words. */
function verdictLine(candidate: Candidate, { results, musts, confidence }: Wording): string {
  const { matchScore, musts: asked, mustsMet } = candidate;
  return [
    results.bands[wordBand(matchScore, candidate)],
    ...(asked > 0 ? [musts(mustsMet, asked)] : []),
    ...(candidate.confidence ? [confidence.levels[candidate.confidence.level]] : []),
  ].join(' · ');
}

const pointsOf = (points: Candidate['keyStrengths']) =>
  points.map(({ title, description }) => ({ title, text: description }));

function coverage(candidate: Candidate, head: Head, { results, papers, language }: Wording): Block[] {
  const groups = coverageOf(candidate);
  if (groups.length === 0) return [];
  const written = (points: number) => points.toLocaleString(language.locale, { maximumFractionDigits: 1 });
  const bars = groups.map(({ group, points, maxPoints }) => ({
    label: results.groups[group],
    value: papers.points(written(points), written(maxPoints)),
    share: points / maxPoints,
  }));
  return [head(results.coverage), { kind: 'bars', bars }];
}

/** What limits the score, and how it was made. */
function remarks(candidate: Candidate, levels: Wording['confidence']['levels'], words: Wording): Block[] {
  const { report, results, warnings, product } = words;
  const { confidence } = candidate;
  const small = { kind: 'paragraph', small: true } as const;
  return [
    ...(confidence && confidence.level !== 'high'
      ? [{ ...small, text: `${levels[confidence.level]}: ${confidenceSentences(confidence, words).join(' ')}` }]
      : []),
    ...(candidate.warnings.length > 0
      ? [
          {
            ...small,
            tone: 'warning' as const,
            text: `${report.leftOut}: ${candidate.warnings.map(({ kind }) => warnings.kinds[kind]).join(', ')}`,
          },
        ]
      : []),
    {
      ...small,
      tone: 'muted',
      text: [results.analyzedOn(dayOf(candidate.createdAt)), provenanceSentence(candidate, words), product]
        .filter(Boolean)
        .join(' · '),
    },
  ];
}

/** All requirements with all quotes, musts first and the heavier before the lighter, on a page of their own. */
function requirements({ requirements: all }: Candidate, head: Head, words: Wording): Block[] {
  if (all.length === 0) return [];
  const { report, evidence } = words;
  const met = all.filter(({ verdict }) => verdict === 'met').length;
  const groups = [
    { text: evidence.must, of: all.filter(({ must }) => must) },
    { text: evidence.nice, of: all.filter(({ must }) => !must) },
  ];
  return [
    { kind: 'page' },
    head(report.evidence, evidence.share(met, all.length)),
    ...groups.flatMap(({ text, of }) => (of.length > 0 ? requirementTable(text, of, words) : [])),
  ];
}

function requirementTable(heading: string, of: JudgedRequirement[], words: Wording): Block[] {
  const { columns } = words.papers;
  return [
    { kind: 'heading', level: 4, text: heading },
    {
      kind: 'table',
      caption: heading,
      columns: [
        { header: columns.verdict, share: 1.1 },
        { header: columns.requirement, share: 2.7 },
        { header: columns.quotes, share: 3.4 },
      ],
      rows: of.toSorted((a, b) => b.weight - a.weight).map((requirement) => requirementRow(requirement, words)),
    },
  ];
}

function requirementRow(requirement: JudgedRequirement, words: Wording): Cell[] {
  const { verdict, quotes } = requirement;
  const { verdicts, noQuotes } = words.evidence;
  const corrected = correctedText(words, requirement);
  const shown = quotes.map((quote) => words.quoted(wordingIn(words, quote))).join('\n') || noQuotes;
  return [
    { text: verdicts[verdict], mark: verdict },
    { text: wordingIn(words, requirement), strong: true },
    { text: corrected ? `${corrected}\n${shown}` : shown, tone: 'muted' },
  ];
}
