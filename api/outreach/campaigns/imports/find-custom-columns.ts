import { LEAD_COLUMNS } from '../../../../domain/outreach/campaigns/csv/leads.js';
import { CUSTOM_BOUNDS, toVariableName } from '../../../../domain/outreach/campaigns/custom-values.js';

/** What our own exports say of a lead that a file does not decide. */
const OWN_COLUMNS: ReadonlySet<string> = new Set(LEAD_COLUMNS);

/**
 * Columns that are no field, by their index, and the variable that each becomes. Of several for one variable the first is taken; at most 50.
 * @param taken columns that are fields, or are left out
 */
export function findCustomColumns(header: readonly string[], taken: ReadonlySet<number>): Map<number, string> {
  const columns = new Map<number, string>();
  const names = new Set<string>();
  for (const [index, column] of header.entries()) {
    const name = taken.has(index) || columns.size === CUSTOM_BOUNDS.names ? null : toVariableName(column);
    if (name === null || names.has(name) || OWN_COLUMNS.has(name)) continue;
    columns.set(index, name);
    names.add(name);
  }
  return columns;
}
