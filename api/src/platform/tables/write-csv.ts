/**
 * Writes one cell as RFC 4180 says. Text that begins like a formula (=, +, -, @, also in full width, or after a tab
 * or a line break) gets an apostrophe in front, as OWASP advises, because a spreadsheet would run it. Numbers stay
 * numbers.
 */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n\t']/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a file begins with: Excel needs the byte order mark to know that it is UTF-8. */
export const csvStart = '\uFEFF';

/** A row of a table as a line of CSV. */
export const csvRow = (row: (string | number)[]): string => `${row.map(cell).join(',')}\r\n`;
