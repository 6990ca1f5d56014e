import type { RoleCandidate } from '@cotejo/contract';
import type { Texts } from '../../texts/index.tsx';
import { fileKind } from './file-kind.ts';
import { statusText } from './statuses.ts';

/**
 * One cell after RFC 4180. Spreadsheets run what begins like a formula (=, +, -, @, also in full width, and after a tab or
 * a line break); an apostrophe in front makes it text, as OWASP advises. Numbers are ours and stay numbers.
 */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n\t']/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV: UTF-8 with a byte order mark, without which Excel takes it for another encoding. */
export function toCsv(rows: (string | number)[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** A role's candidates as they stand in its table. */
export function candidatesCsv(rows: RoleCandidate[], texts: Texts): string {
  const { candidates } = texts;
  const header = [
    candidates.name,
    candidates.scoreLong,
    candidates.status,
    candidates.salary,
    candidates.fileName,
    candidates.file,
  ];
  return toCsv([
    header,
    ...rows.map((row) => [
      row.name,
      row.matchScore,
      statusText(row.status, texts),
      row.expectedSalary ?? '',
      row.originalFileName,
      fileKind(row.originalFileName),
    ]),
  ]);
}

/** The name of the file; what file systems forbid becomes a dash. */
export function csvName(role: string): string {
  return `${role.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-').trim()}_Candidates.csv`;
}
