import { HttpError } from '../../../http/http-error.js';
import { readCsv } from './read-csv.js';
import { matchColumns, readColumnMapping } from './read-leads-csv.js';

const SHOWN_LINES = 3;
const SHOWN_CHARS = 100;

export interface LeadsFileColumn {
  name: string;
  /** What it would be read as; null: it is no field. */
  field: string | null;
  /** What it would be kept as otherwise; null with a field, or where it is left out. */
  variable: string | null;
  /** Of its first lines. */
  samples: string[];
}

/**
 * The columns of a CSV file, and what each would be read as. Says nothing yet about its lines.
 * @param mapping as for readLeadsCsv
 * @throws HttpError 422 when it is no table at all, or the mapping names a field or column that is not there
 */
export function previewLeadsCsv(
  text: string,
  mapping: string | undefined,
): { columns: LeadsFileColumn[]; lines: number; problem: string | null } {
  const given = readColumnMapping(mapping);
  const table = readCsv(text);
  if (!table)
    throw HttpError.invalidInput({
      loc: ['body'],
      msg: 'The file has no line that names its columns',
      type: 'value_error',
    });
  const matched = matchColumns(table.header, given);
  const fieldOf = new Map<number, string>();
  if (matched.ok) for (const [field, index] of Object.entries(matched.columns)) fieldOf.set(index, field);
  const shown = table.lines.slice(0, SHOWN_LINES);
  const columns = table.header.map((name, index) => ({
    name: name.trim().slice(0, SHOWN_CHARS),
    field: fieldOf.get(index) ?? null,
    variable: matched.custom.get(index) ?? null,
    samples: shown.map(({ cells }) => (cells[index] ?? '').trim().slice(0, SHOWN_CHARS)),
  }));
  return { columns, lines: table.lines.length, problem: matched.ok ? null : matched.fault };
}
