import type { OwnCheckOutcome } from '../../seo/own-checks/summarize-own-checks.js';
import type { PageRow } from './page-row.js';

const READ_FROM = 'extracted_from';
const SEPARATOR = ' | ';

/** What an audit says about its extractions, as far as tables of pages need it. */
export interface Extracting {
  own_checks?: readonly Pick<OwnCheckOutcome, 'name' | 'kind'>[] | undefined;
}

/**
 * Titles of the columns that extractions add to the table of pages: "extracted_from", then "extracted.Price" for each.
 * Empty without any.
 */
export function extractedColumns({ own_checks = [] }: Extracting): string[] {
  const names = namesOf(own_checks);
  return names.length === 0 ? [] : [READ_FROM, ...names.map((name) => `extracted.${name}`)];
}

/**
 * The cells of one page for these columns: which document was read (and why it was not read to its end), then the values
 * of each extraction, several with " | " between them. Null where nothing was read.
 */
export function extractedCells({ own_checks = [] }: Extracting, { extracted }: PageRow): (string | null)[] {
  const names = namesOf(own_checks);
  if (names.length === 0) return [];
  if (!extracted) return [null, ...names.map(() => null)];
  const { read_from, stopped, columns } = extracted;
  const values = new Map(columns.map((column) => [column.name, column.values]));
  const cells = names.map((name) => values.get(name)?.join(SEPARATOR) ?? null);
  return [stopped ? `${read_from} (${stopped})` : read_from, ...cells];
}

function namesOf(ownChecks: NonNullable<Extracting['own_checks']>): string[] {
  return ownChecks.filter(({ kind }) => kind !== 'filter').map(({ name }) => name);
}
