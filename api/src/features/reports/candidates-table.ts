import {
  candidacyList,
  fileKind,
  knownStatus,
  type ListedCandidacy,
  type RoleReportQuery,
  safeFileName,
  type Wording,
} from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { selectListed } from '../candidacies/list.ts';
import { yardstickOf } from '../candidacies/yardstick.ts';
import { findRole } from '../roles/read.ts';
import { csvRow, csvStart } from '../../platform/tables/write-csv.ts';
import { words as allWords } from './words.ts';

/** Candidacies that are read at a time. */
const PART = 500;

/**
 * All candidates of a role that fit, as CSV in parts, with everything that their table on the screen shows. Throws "not
 * found" for another company's role before the first part.
 */
export async function candidatesTable(
  { database, mask }: Pick<Dependencies, 'database' | 'mask'>,
  actor: Actor,
  roleId: number,
  { language, ...filter }: RoleReportQuery,
): Promise<{ fileName: string; stream: ReadableStream<Uint8Array> }> {
  const words = allWords[language];
  const role = await findRole(database, actor, roleId);
  const yardstick = await yardstickOf(database, actor, roleId);
  const partAfter = (cursor?: string) =>
    selectListed(database, actor, roleId, yardstick, { ...filter, limit: PART, cursor }).then((part) =>
      mask(actor, candidacyList, part),
    );
  // Read before the answer begins, while it can still be refused.
  const first = await partAfter();
  async function* lines() {
    yield csvStart + csvRow(Object.values(words.papers.table));
    for (let { items, nextCursor } = first; ; { items, nextCursor } = await partAfter(nextCursor)) {
      yield items.map((item) => csvRow(cellsOf(item, words))).join('');
      if (nextCursor === null) return;
    }
  }
  return {
    fileName: `${safeFileName(`${role.name}_Candidates`)}.csv`,
    stream: ReadableStream.from(lines()).pipeThrough(new TextEncoderStream()),
  };
}

/** The cells of a row, by the columns that `papers.table` names. */
function cellsOf(item: ListedCandidacy, words: Wording): (string | number)[] {
  const { flags, states, statuses } = words;
  const cells: Record<keyof Wording['papers']['table'], string | number> = {
    name: item.name,
    score: item.matchScore,
    musts: item.musts,
    mustsMet: item.mustsMet,
    coverage: item.coverage === null ? '' : Math.round(item.coverage * 100),
    status: statuses[knownStatus(item.status)],
    decidedBy: item.decided ? (item.decided.by?.name ?? words.decision.somebodyGone) : '',
    decidedOn: item.decided?.at.slice(0, 10) ?? '',
    salary: item.expectedSalary ?? '',
    added: item.createdAt.slice(0, 10),
    notes: [
      ...item.flags.map((flag) => flags[flag]),
      ...(item.state === 'pending' || item.state === 'failed' ? [states[item.state]] : []),
    ].join('; '),
    rubricVersion: item.rubricVersion,
    fileName: item.originalFileName,
    file: fileKind(item.originalFileName),
  };
  return Object.keys(words.papers.table).map((column) => cells[column as keyof typeof cells]);
}
