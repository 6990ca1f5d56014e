import { fileKind, type RoleCandidate } from '@cotejo/contract';
import type { Texts } from '../../texts/index.tsx';
import { statusText } from './statuses.ts';

/**
 * Writes one cell as RFC 4180 says. Text that begins like a formula (=, +, -, @, also in full width, or after a tab
 * or a line break) gets an apostrophe in front, as OWASP advises, because a spreadsheet would run it. Numbers stay
 * numbers.
 */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n\t']/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV in UTF-8. Excel needs the byte order mark to know the encoding. */
export function toCsv(rows: (string | number)[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** The candidates of a role as CSV, with the columns of their table. */
export function candidatesCsv(rows: RoleCandidate[], texts: Texts): string {
  const { candidates } = texts;
  const header = [
    candidates.name,
    candidates.scoreLong,
    candidates.musts,
    candidates.mustsMet,
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
      row.musts,
      row.mustsMet,
      statusText(row.status, texts),
      row.expectedSalary ?? '',
      row.originalFileName,
      fileKind(row.originalFileName),
    ]),
  ]);
}

/** The name of the exported file. Characters that file systems forbid become dashes. */
export function csvName(role: string): string {
  return `${role.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-').trim()}_Candidates.csv`;
}
