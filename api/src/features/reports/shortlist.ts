import {
  candidacyList,
  candidate,
  knownStatus,
  limits,
  type ListedCandidacy,
  type RoleReportQuery,
  safeFileName,
  type Wording,
} from '@cotejo/contract';
import { array } from 'valibot';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Block } from '../../platform/paper/paper.ts';
import { readCandidates } from '../analysis/candidate.ts';
import { selectListed } from '../candidacies/list.ts';
import { yardstickOf } from '../candidacies/yardstick.ts';
import { findRoleInFull } from '../roles/read.ts';
import { companyName } from '../users/company-name.ts';
import { candidatePart } from './candidate-part.ts';
import type { Report } from './candidate-report.ts';
import { dayOf, words as allWords } from './words.ts';

/**
 * The report of some candidates of a role: their table, and then the report of each from a page of its own. Throws "not
 * found" for another company's role and where nobody fits, and a 400 where more do than a report holds.
 */
export async function shortlist(
  { database, mask }: Pick<Dependencies, 'database' | 'mask'>,
  actor: Actor,
  roleId: number,
  { language, ...filter }: RoleReportQuery,
): Promise<Report> {
  const words = allWords[language];
  const { papers, product } = words;
  const [role, agency, yardstick] = await Promise.all([
    findRoleInFull(database, actor, roleId),
    companyName(database, actor),
    yardstickOf(database, actor, roleId),
  ]);
  const limit = limits.candidatesInReport;
  const page = await selectListed(database, actor, roleId, yardstick, { ...filter, limit });
  const { items, nextCursor } = await mask(actor, candidacyList, page);
  if (items.length === 0) throw refusal('report.none');
  if (nextCursor !== null) throw refusal('report.too-many');
  const ids = items.map(({ id }) => id);
  const candidates = await mask(actor, array(candidate), await readCandidates(database, actor, ids));
  const created = Date.now();
  const facts = [
    { label: papers.client, value: role.client.name },
    { label: papers.opportunity, value: role.opportunity.name },
    { label: papers.agency, value: agency },
    { label: papers.candidates, value: String(items.length) },
    { label: papers.date, value: dayOf(created) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return {
    fileName: safeFileName(`${role.name} - ${papers.fileNames.shortlist}`),
    paper: {
      title: `${papers.shortlist} · ${role.name}`,
      language,
      author: agency ?? product,
      created,
      footer: [agency, role.client.name, role.name].filter(Boolean).join(' · '),
      pageNumber: papers.page,
      blocks: [
        { kind: 'opening', level: 1, eyebrow: papers.shortlist, title: role.name, lines: [] },
        { kind: 'facts', facts },
        { kind: 'heading', level: 2, text: papers.ranking },
        ranking(items, words),
        ...candidates.flatMap((candidate): Block[] => [
          { kind: 'page' },
          ...candidatePart(candidate, { level: 2, lines: [`${role.client.name} · ${role.name}`], facts: [] }, words),
        ]),
      ],
    },
  };
}

/** The candidates in the order of the screen's table. */
function ranking(items: ListedCandidacy[], { papers, statuses, decision }: Wording): Block {
  const { columns } = papers;
  const statusOf = ({ status, decided }: ListedCandidacy): string => {
    const by = decided && decision.decidedBy(decided.by?.name ?? decision.somebodyGone, dayOf(Date.parse(decided.at)));
    return [statuses[knownStatus(status)], by].filter(Boolean).join('\n');
  };
  return {
    kind: 'table',
    caption: papers.ranking,
    columns: [
      { header: columns.name, share: 4 },
      { header: columns.score, share: 1.2, numeric: true },
      { header: columns.musts, share: 1.8 },
      { header: columns.coverage, share: 1.4, numeric: true },
      { header: columns.status, share: 2.6 },
      { header: columns.salary, share: 2 },
    ],
    rows: items.map((item) => {
      const { name, matchScore, musts, mustsMet, coverage, expectedSalary } = item;
      return [
        { text: name, strong: true },
        { text: `${matchScore}%` },
        { text: musts > 0 ? papers.mustCount(mustsMet, musts) : '' },
        { text: coverage === null ? '' : `${Math.round(coverage * 100)}%` },
        { text: statusOf(item) },
        { text: expectedSalary ?? '' },
      ];
    }),
  };
}
