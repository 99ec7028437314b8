import { stringify } from 'csv-stringify/sync';

export type CsvValue = string | number | boolean | null | readonly string[];

/**
 * RFC 4180, 2.6: cells with a line break are quoted, half a CRLF too. So are those with the other separators that
 * spreadsheets know, or they would be split there.
 */
const FORM = { record_delimiter: '\r\n', quoted_match: /[;\t\r\n]/ } as const;

/** One line or many, each ending in CRLF. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return stringify(
    rows.map((row) => row.map(toCell)),
    FORM,
  );
}

/** Rows of objects as lines with these columns. */
export function toCsvRows<Name extends string>(
  rows: readonly Readonly<Record<Name, CsvValue>>[],
  columns: readonly Name[],
): string {
  return rows.length === 0 ? '' : toCsv(rows.map((row) => columns.map((column) => row[column])));
}

/**
 * A cell as a spreadsheet must read it: numbers are numbers, and text is never a formula. What makes one are = + - @ and,
 * for some programs, | and %, a tab, a return or the full-width forms, at the very beginning or after white space (OWASP,
 * CSV injection); an apostrophe before it turns it into text everywhere.
 */
function toCell(value: CsvValue): string | number {
  if (typeof value === 'number') return value;
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  const text = (typeof value === 'string' ? value : value.join(' ')).replaceAll('\0', '');
  return BEGINS_FORMULA.test(text) ? `'${text}` : text;
}

const BEGINS_FORMULA = /^(?:[\t\r]|\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20])/;
