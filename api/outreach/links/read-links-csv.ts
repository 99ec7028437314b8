import { type LinkCsvField, matchLinkColumns } from '../../../domain/outreach/links/link-columns.js';
import { EXPECTED_RELS } from '../../../domain/outreach/links/placed-link.js';
import type { GivenLink } from '../../../domain/outreach/links/read-link-input.js';
import { HttpError, type InputError } from '../../http/http-error.js';
import { type CsvLine, readCsv } from '../campaigns/imports/read-csv.js';
import { readColumnMapping } from '../campaigns/imports/read-leads-csv.js';

/** Keep in step with the description of importPlacedLinks in openapi.yaml. */
const MAX_LINES = 10_000;
const MAX_SHOWN_CHARS = 100;

export interface LinksFile {
  /** Not judged yet. */
  rows: { line: number; given: GivenLink }[];
  refused: { line: number; reason: string }[];
  /** Field → name of the column that it was read from. */
  columns: Partial<Record<LinkCsvField, string>>;
  ignored_columns: string[];
}

/**
 * The lines of a CSV file as placed links, still to be judged.
 * @param mapping `field:column` pairs with commas between them; `ignore:column` leaves one out
 * @param currency of costs whose line names none
 * @throws HttpError 422 when it is no table of links at all
 */
export function readLinksCsv(text: string, mapping: string | undefined, currency: string | undefined): LinksFile {
  const { fields, ignored } = readColumnMapping(mapping);
  const table = readCsv(text);
  if (!table) throw refuse(['body'], 'The file has no line that names its columns');
  const matched = matchLinkColumns(table.header, fields, ignored);
  if (!matched.ok) throw refuse(mapping === undefined ? ['body'] : ['query', 'columns'], matched.error);
  if (table.lines.length > MAX_LINES) throw refuse(['body'], `The file has more than ${MAX_LINES} lines`, 'too_long');
  const { columns } = matched;
  const read = new Set(Object.values(columns));
  return {
    rows: table.lines.map((line) => ({ line: line.line, given: readLine(line, columns, currency) })),
    refused: table.refused,
    columns: Object.fromEntries(Object.entries(columns).map(([field, index]) => [field, table.header[index] ?? ''])),
    ignored_columns: table.header
      .filter((name, index) => !read.has(index) && name.trim() !== '')
      .map((name) => name.trim().slice(0, MAX_SHOWN_CHARS)),
  };
}

function readLine(
  { cells }: CsvLine,
  columns: Partial<Record<LinkCsvField, number>>,
  currency: string | undefined,
): GivenLink {
  const cell = (field: LinkCsvField): string | undefined => {
    const index = columns[field];
    const text = index === undefined ? '' : unguarded(cells[index] ?? '').trim();
    return text === '' ? undefined : text;
  };
  const cost = readCost(cell('cost'), cell('currency')?.toUpperCase() ?? currency);
  const rel = readRel(cell('expected_rel'));
  const given: GivenLink = { cost, expected_rel: rel };
  for (const field of ['page_url', 'target_url', 'expected_anchor', 'placed_at', 'note'] as const) {
    const text = cell(field);
    if (text !== undefined) given[field] = text;
  }
  return given;
}

/** "120", "1,200.50" or "1.200,50", a sign of a currency aside. What is no amount is refused as such. */
function readCost(text: string | undefined, currency: string | undefined): GivenLink['cost'] {
  if (text === undefined) return null;
  const digits = text.replace(/[^\d.,-]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, '');
  const amount = digits === '' ? Number.NaN : Number(`${whole}.${decimal?.[1] ?? '0'}`);
  return { amount, currency: currency ?? signs(text) ?? '' };
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

function signs(text: string): string | null {
  return Object.entries(SIGNS).find(([sign]) => text.includes(sign))?.[1] ?? null;
}

/** Other tools write "follow", "true" of a column named nofollow, or several words. */
function readRel(text: string | undefined): string | null {
  if (text === undefined) return null;
  const words = text.toLowerCase().split(/[\s,;]+/);
  if (words.some((word) => word === 'follow' || word === 'do-follow' || word === 'false')) return 'dofollow';
  if (words.includes('true')) return 'nofollow';
  return EXPECTED_RELS.find((rel) => words.includes(rel)) ?? null;
}

/** Our own exports put an apostrophe before what a spreadsheet would take for a formula; read back it is no part of it. */
function unguarded(cell: string): string {
  return /^'\s*[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function refuse(loc: InputError['loc'], msg: string, type = 'value_error'): HttpError {
  return HttpError.invalidInput({ loc, msg, type });
}
