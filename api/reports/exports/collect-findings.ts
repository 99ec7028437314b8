import type { FindingRow } from '../../../domain/reports/export/finding-row.js';

/** Findings by check, each list bounded. */
export interface CollectedFindings {
  byCheck: ReadonlyMap<string, { rows: readonly FindingRow[]; total: number }>;
  /** False where only the sample of an audit was there. */
  isWhole: boolean;
}

/** Test cases on a build server are read by people: more would not be read. */
export const MOST_OF_A_CHECK = 500;

/** Collects findings by check, in the order in which they come. */
export async function collectFindings(
  batches: AsyncIterable<readonly FindingRow[]>,
  isWhole: boolean,
): Promise<CollectedFindings> {
  const byCheck = new Map<string, { rows: FindingRow[]; total: number }>();
  for await (const rows of batches)
    for (const row of rows) {
      const known = byCheck.get(row.check_id) ?? { rows: [], total: 0 };
      if (known.rows.length < MOST_OF_A_CHECK) known.rows.push(row);
      known.total += 1;
      byCheck.set(row.check_id, known);
    }
  return { byCheck, isWhole };
}
