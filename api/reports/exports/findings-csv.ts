import { ACCEPTED_COLUMNS, type AcceptedFindingRow } from '../../../domain/reports/export/accepted-finding-row.js';
import { FINDING_COLUMNS, type FindingRow } from '../../../domain/reports/export/finding-row.js';
import { type CsvValue, toCsv, toCsvRows } from './csv.js';

/** A head line, then one line for each finding. */
export const findingsCsv = (batches: AsyncIterable<FindingRow[]>): AsyncGenerator<string> =>
  toLines(batches, FINDING_COLUMNS);

/** The same with columns that say who accepted a finding and why; they are empty for one that counts. */
export const acceptedCsv = (batches: AsyncIterable<AcceptedFindingRow[]>): AsyncGenerator<string> =>
  toLines(batches, ACCEPTED_COLUMNS);

async function* toLines<Name extends string>(
  batches: AsyncIterable<Readonly<Record<Name, CsvValue>>[]>,
  columns: readonly Name[],
): AsyncGenerator<string> {
  yield toCsv([columns]);
  for await (const rows of batches) if (rows.length > 0) yield toCsvRows(rows, columns);
}
