import { writeText } from '../../../../domain/base/text/write-text.js';
import { bareAddress } from '../../../../domain/outreach/addresses/bare-address.js';
import { type CustomValues, findCustomValueError } from '../../../../domain/outreach/campaigns/custom-values.js';
import { importedStatus } from '../../../../domain/outreach/campaigns/imported-status.js';
import {
  findColumns,
  type LeadCsvField,
  matchLeadColumns,
} from '../../../../domain/outreach/campaigns/lead-columns.js';
import type { LeadStatus } from '../../../../domain/outreach/campaigns/lead-status.js';
import type { LeadField } from '../../../../domain/outreach/campaigns/read-lead-input.js';
import { HttpError, type InputError } from '../../../http/http-error.js';
import { findCustomColumns } from './find-custom-columns.js';
import { type CsvLine, type CsvTable, readCsv } from './read-csv.js';

/** Keep in step with the description of importLeads in openapi.yaml. */
const MAX_LINES = 10_000;
const MAX_WARNINGS = 100;
const MAX_SHOWN_CHARS = 100;
/** In place of a field: the column is none, or a variable whatever it is called. */
const IGNORE = 'ignore';
const VARIABLE = 'variable';
const SCORES: readonly LeadCsvField[] = ['quality_score', 'relevance_score', 'guest_post_likelihood'];

export interface LeadsFile {
  /** Not judged yet: what each line says, empty cells left out. */
  rows: { line: number; given: Partial<Record<LeadField, unknown>>; status?: LeadStatus }[];
  refused: { line: number; reason: string }[];
  /** Field → name of the column that it was read from. */
  columns: Partial<Record<LeadCsvField, string>>;
  /** Variable → name of the column that it was read from. */
  custom_columns: Record<string, string>;
  /** Names of columns that are neither. */
  ignored_columns: string[];
  /** What was read otherwise than it is written. */
  warnings: string[];
}

/**
 * The lines of a CSV file as leads, still to be judged.
 * @param mapping `field:column` pairs with commas between them; `ignore:column` leaves one out, `variable:column` keeps one as a variable
 * @throws HttpError 422 when it is no table of leads at all
 */
export function readLeadsCsv(text: string, mapping: string | undefined): LeadsFile {
  const given = readColumnMapping(mapping);
  const table = readCsv(text);
  if (!table) throw refuse(['body'], 'The file has no line that names its columns');
  const matched = matchColumns(table.header, given);
  if (!matched.ok) throw refuse(mapping === undefined ? ['body'] : ['query', 'columns'], matched.fault);
  if (table.lines.length > MAX_LINES)
    throw refuse(['body'], writeText`The file has more than ${MAX_LINES} lines`, 'too_long');
  const columns = Object.entries(matched.columns) as [LeadCsvField, number][];
  const rows = table.lines.map((line) => ({ line: line.line, ...readLine(line, columns) }));
  const { custom } = matched;
  const unkept = table.lines.flatMap((line, index) => addCustom(line, custom, rows[index]?.given));
  const read = new Set([...columns.map(([, index]) => index), ...custom.keys()]);
  return {
    warnings: [...rows.flatMap(bareEmail), ...unkept].slice(0, MAX_WARNINGS),
    rows,
    refused: table.refused,
    columns: Object.fromEntries(columns.map(([field, index]) => [field, table.header[index] ?? ''])),
    custom_columns: Object.fromEntries([...custom].map(([index, name]) => [name, showName(table.header[index] ?? '')])),
    ignored_columns: table.header.filter((name, index) => !read.has(index) && name.trim() !== '').map(showName),
  };
}

/** Which columns are fields, and which of the others become variables. */
export function matchColumns(header: CsvTable['header'], { fields, ignored, variables }: ColumnMapping) {
  const matched = matchLeadColumns(header, fields, [...ignored, ...variables]);
  if (!matched.ok) return { ...matched, custom: new Map<number, string>() };
  const taken = new Set<number>([...Object.values(matched.columns), ...findColumns(header, ignored)]);
  return { ...matched, custom: findCustomColumns(header, taken) };
}

/** Adds what the line has in custom columns. @returns what is not kept, and why: a long cell does not stop a lead */
function addCustom(
  { line, cells }: CsvLine,
  columns: ReadonlyMap<number, string>,
  given: LeadsFile['rows'][number]['given'] = {},
): string[] {
  const custom: CustomValues = {};
  const unkept: string[] = [];
  for (const [index, name] of columns) {
    const value = unguarded(cells[index] ?? '').trim();
    const problem = findCustomValueError(value);
    if (problem !== null) unkept.push(`line ${line}: ${name} ${problem} and is not kept`);
    else if (value !== '') custom[name] = value;
  }
  if (Object.keys(custom).length > 0) given.custom = custom;
  return unkept;
}

/** "Ed <ed@blog.example>" becomes the address; what was done is returned. */
function bareEmail({ line, given }: LeadsFile['rows'][number]): string[] {
  const { contact_email: written } = given;
  if (typeof written !== 'string') return [];
  const address = bareAddress(written);
  if (address === written) return [];
  given.contact_email = address;
  return [`line ${line}: contact_email was read as ${address.slice(0, MAX_SHOWN_CHARS)}`];
}

function showName(name: string): string {
  return name.trim().slice(0, MAX_SHOWN_CHARS);
}

export interface ColumnMapping {
  fields: Map<string, string>;
  ignored: string[];
  /** Kept as variables, even where they have the name of a field. */
  variables: string[];
}

/** @throws HttpError 422 when it is not made of pairs */
export function readColumnMapping(mapping: string | undefined): ColumnMapping {
  const pairs = (mapping?.split(',') ?? []).map((pair): [string, string] => {
    const [, field, column] = /^\s*(\w+)\s*:\s*(\S.*?)\s*$/.exec(pair) ?? [];
    if (!field || !column) throw refuse(['query', 'columns'], 'must be pairs such as website_url:Site');
    return [field, column];
  });
  const named = (word: string) => pairs.filter(([field]) => field === word).map(([, column]) => column);
  const fields = pairs.filter(([field]) => field !== IGNORE && field !== VARIABLE);
  return { fields: new Map(fields), ignored: named(IGNORE), variables: named(VARIABLE) };
}

function readLine(
  { cells }: CsvLine,
  columns: readonly [LeadCsvField, number][],
): Omit<LeadsFile['rows'][number], 'line'> {
  const filled = columns.flatMap(([field, index]): [LeadCsvField, unknown][] => {
    const cell = unguarded(cells[index] ?? '').trim();
    return cell === '' ? [] : [[field, SCORES.includes(field) ? toNumber(cell) : cell]];
  });
  const { status: said, consent_source, consent_date, ...lead } = Object.fromEntries(filled);
  const isConsented = consent_source !== undefined || consent_date !== undefined;
  const given = isConsented ? { ...lead, consent: { source: consent_source, date: consent_date } } : lead;
  const status = typeof said === 'string' ? importedStatus(said) : null;
  return status === null ? { given } : { given, status };
}

/** Our own exports put an apostrophe before what a spreadsheet would take for a formula; read back it is no part of it. */
function unguarded(cell: string): string {
  return /^'\s*[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** "0.8", and "0,8" where the comma is the decimal sign; anything else stays text and is refused as such. */
function toNumber(cell: string): number | string {
  return /^-?\d{1,9}(?:[.,]\d{1,20})?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;
}

function refuse(loc: InputError['loc'], msg: string, type = 'value_error'): HttpError {
  return HttpError.invalidInput({ loc, msg, type });
}
