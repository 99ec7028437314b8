import { FINDING_COLUMNS, type FindingRow } from '../../domain/seo/export/finding-row.js';
import { toCsv, toCsvRows } from './csv.js';

/** A head line, then one line for each finding. */
export async function* findingsCsv(batches: AsyncIterable<FindingRow[]>): AsyncGenerator<string> {
  yield toCsv([FINDING_COLUMNS]);
  for await (const rows of batches) if (rows.length > 0) yield toCsvRows(rows, FINDING_COLUMNS);
}
