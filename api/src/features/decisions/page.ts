import { type Candidacy, correctedText, knownStatus, wordingIn, type Wording } from '@cotejo/contract';
import { html, raw } from 'hono/html';
import type { Decision } from './decision.ts';

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0 } h2 { margin: 2.5rem 0 .5rem; border-bottom: 1px solid var(--line) } h3 { margin: 1rem 0 .25rem }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line) }
body { overflow-wrap: anywhere } dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dd { margin: 0 } small { display: block; opacity: .75 }
blockquote { margin: .25rem 0; padding-left: .75rem; border-left: 3px solid var(--line) }
pre { white-space: pre-wrap; font: .875em/1.5 ui-monospace, monospace; border: 1px solid var(--line); padding: .75rem }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } }
`;

/** Nothing to load and nothing that runs, wherever the page is opened. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

type Html = ReturnType<typeof html>;
type Requirement = Candidacy['requirements'][number];

/** A decision as a page that stands by itself. Whatever anybody wrote is escaped, and kept from turning the line. */
export async function decisionPage({ decision, texts, candidacy }: Decision, words: Wording): Promise<string> {
  const { decision: says, language, results, openRequirements } = words;
  const title = `${says.title} · ${candidacy.name}`;
  const page = html`<!doctype html>
<html lang="${language.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}"><title>${title}</title>
<style>${raw(style)}</style></head>
<body><h1>${says.title}: ${told(candidacy.name)}</h1>
<p><strong>${results.scored(decision.score.matchScore)}</strong></p><p>${says.about}</p>
${head(decision, candidacy, words)}
${section(says.verdicts, verdicts(candidacy, words))}
${section(words.arithmetic.title, arithmetic(candidacy, words))}
${section(openRequirements.title, openTable(candidacy, words))}
${section(says.corrections, corrections(candidacy, words))}
${section(says.facts, correctedFacts(decision, words))}
${section(says.statuses, statuses(candidacy, words))}
${section(says.stages, stages(decision, words))}
${section(says.history, history(decision, words))}
${section(says.jobText, textOf(texts, 'job-description', words))}
${section(says.resumeText, textOf(texts, 'resume', words))}
</body></html>
`;
  return String(await page);
}

const section = (title: string, content: Html | string): Html => html`<section><h2>${title}</h2>${content}</section>`;

/** What somebody wrote, whichever way it is read. */
const told = (text: string): Html => html`<bdi>${text}</bdi>`;

const moment = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

function table(headers: string[], rows: (Html | string | number)[][]): Html {
  const titles = headers.map((one) => html`<th scope="col">${one}</th>`);
  const cells = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<div class="wide" tabindex="0"><table><thead><tr>${titles}</tr></thead>
<tbody>${cells}</tbody></table></div>`;
}

function head(
  { company, jobDescription, resume, rubric, asOf, madeAt }: Decision['decision'],
  candidacy: Candidacy,
  words: Wording,
) {
  const { decision: says, papers, statuses: names, arithmetic: sums } = words;
  const { status, decided, client, role } = candidacy;
  const by = decided ? says.decidedBy(decided.by?.name ?? says.somebodyGone, moment(decided.at)) : says.nobody;
  const file = ({ fileName, fileSha256 }: { fileName: string; fileSha256: string }) =>
    html`${told(fileName)}<small>SHA-256 ${fileSha256}</small>`;
  const facts: [string, Html | string | undefined][] = [
    [says.company, company.name ?? undefined],
    [papers.client, client?.name],
    [papers.role, role?.name],
    [says.job, file(jobDescription)],
    [says.file, file(resume)],
    [says.rubric, `${says.rubricVersion(rubric.version)} · ${sums.asOf(asOf)}`],
    [says.status, html`${names[knownStatus(status)]} <small>${by}</small>`],
    [says.made, moment(madeAt)],
  ];
  const known = facts.filter(([, value]) => value !== undefined);
  return html`<dl>${known.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
}

function verdicts({ requirements }: Candidacy, words: Wording): Html {
  const { evidence, papers } = words;
  const quotes = (one: Requirement) =>
    one.quotes.map(
      (quote) => html`<blockquote>${told(wordingIn(words, quote))}
<small>${words.decision.quoteAt(quote.english.start, quote.english.end)}</small></blockquote>`,
    );
  return table(
    [papers.columns.verdict, papers.columns.requirement, papers.columns.quotes],
    requirements.map((one) => [
      html`${evidence.verdicts[one.verdict]}<small>${correctedText(words, one) ?? ''}</small>`,
      html`${told(wordingIn(words, one))}<small>${one.must ? evidence.must : evidence.nice}</small>`,
      html`${one.quotes.length > 0 ? quotes(one) : evidence.noQuotes}`,
    ]),
  );
}

const figure = (value: number, { language }: Wording, digits = 2): string =>
  value.toLocaleString(language.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

function arithmetic({ arithmetic: lines, requirements, matchScore }: Candidacy, words: Wording): Html {
  const { arithmetic: says } = words;
  const originals = new Map(requirements.map(({ id, originalText }) => [id, originalText]));
  const sum = lines.reduce((total, { points }) => total + points, 0);
  return html`<p>${says.text}</p>${table(
    [says.line, says.weight, says.degree, says.points],
    lines.map(({ id, label, labelInSpanish, weight, degree, part, points, maxPoints }) => [
      told(wordingIn(words, { text: label, originalText: labelInSpanish ?? originals.get(id) })),
      figure(weight, words),
      [degree, ...(part === undefined ? [] : [part])].map((share) => `${figure(share * 100, words, 0)}%`).join(' × '),
      `${figure(points, words)} ${says.of} ${figure(maxPoints, words)}`,
    ]),
  )}<p><strong>${says.rounded(figure(sum, words), matchScore)}</strong></p>`;
}

function openTable({ openRequirements: open, requirements }: Candidacy, words: Wording): Html {
  const { openRequirements: says, evidence } = words;
  if (open.length === 0) return html`<p>${says.none}</p>`;
  const byId = new Map(requirements.map((one) => [one.id, one]));
  return html`<p>${says.text}</p>${table(
    [says.requirement, says.verdict, says.points, says.score],
    open.map(({ id, points, matchScore }) => {
      const one = byId.get(id)!;
      return [
        told(wordingIn(words, one)),
        evidence.verdicts[one.verdict],
        `+${figure(points, words)}`,
        `${matchScore}%`,
      ];
    }),
  )}`;
}

function corrections({ corrections: all }: Candidacy, words: Wording): Html {
  const { decision: says, evidence, papers } = words;
  if (all.length === 0) return html`<p>${says.noCorrections}</p>`;
  const { found, verdict, reason, by, when, fits } = says.correction;
  return table(
    [papers.columns.requirement, found, verdict, reason, by, when, fits],
    all.map((one) => [
      told(one.requirement),
      one.found === null ? '' : evidence.verdicts[one.found],
      evidence.verdicts[one.verdict],
      told(one.reason),
      told(one.author?.name ?? says.somebodyGone),
      moment(one.correctedAt),
      one.fits ? says.yes : says.no,
    ]),
  );
}

function correctedFacts({ facts }: Decision['decision'], words: Wording): Html {
  const { decision: says } = words;
  if (facts.length === 0) return html`<p>${says.noFacts}</p>`;
  const { found, verdict, reason, by, when, fits } = says.correction;
  const { line, none, present } = says.fact;
  const dates = ({ start, end }: { start: string | null; end: string | null }) => `${start ?? '?'} – ${end ?? present}`;
  return table(
    [line, found, verdict, reason, by, when, fits],
    facts.map((one) => [
      html`${one.lines.map((words) => html`<blockquote>${told(words)}</blockquote>`)}`,
      one.kind === 'skill' ? told(one.skill) : html`${told(one.title)}<small>${dates(one.read)}</small>`,
      one.kind === 'skill' ? none : dates(one.dates),
      told(one.reason),
      told(one.author?.name ?? says.somebodyGone),
      moment(one.correctedAt),
      one.counts ? says.yes : says.fact.no,
    ]),
  );
}

function statuses({ activity }: Candidacy, words: Wording): Html {
  const { decision: says, statuses: names } = words;
  const rows = activity.flatMap(({ change, author, createdAt }) =>
    change.what === 'status'
      ? [
          [
            names[knownStatus(change.from)],
            names[knownStatus(change.to)],
            told(author?.name ?? says.somebodyGone),
            moment(createdAt),
          ],
        ]
      : [],
  );
  if (rows.length === 0) return html`<p>${says.noStatuses}</p>`;
  return table([says.from, says.to, says.correction.by, says.correction.when], rows);
}

function stages({ madeBy, stages: { job, resume, match }, digests }: Decision['decision'], words: Wording): Html {
  const { provenance, decision: says } = words;
  const rows = [...job, ...resume, ...match].map(({ stage, plugin, version, model }) => [
    provenance.stages[stage],
    `${plugin} ${version}`,
    model ? html`${model.name} <small>${model.digest}</small>` : '',
  ]);
  return html`${table([provenance.stage, provenance.by, says.weights], rows)}
<p><small>${madeBy}</small><small>evidence ${digests.evidence}</small><small>input ${digests.input}</small></p>`;
}

function history({ history: { entries, earlierLeftOut } }: Decision['decision'], words: Wording): Html {
  const { decision: says } = words;
  return html`<p>${says.historyText} ${earlierLeftOut ? says.leftOut : ''}</p>${table(
    [says.place, says.action, says.user, says.correction.when, says.hash],
    entries.map(({ place, action, userId, moment: at, hash }) => [
      place!,
      action,
      userId ?? says.system,
      moment(at),
      hash!,
    ]),
  )}`;
}

function textOf(texts: Record<string, string>, name: string, { decision: says }: Wording): Html {
  const [original, english] = [texts[`${name}.txt`]!, texts[`${name}.en.txt`]];
  const pre = (text: string) => html`<pre dir="auto" tabindex="0">${text}</pre>`;
  if (english === undefined) return pre(original);
  return html`<h3>${says.original}</h3>${pre(original)}<h3>${says.english}</h3>${pre(english)}`;
}
