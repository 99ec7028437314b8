// One line of a filter, such as "words less_than 300", as the API takes a condition.

const OPERATORS =
  'equals|not_equals|less_than|at_most|greater_than|at_least|contains|not_contains|matches|not_matches|is_empty|is_not_empty';
const LINE = new RegExp(`^(.+?)\\s+(${OPERATORS})(?:\\s+(.*))?$`);
const NUMBERS = new Set(['status', 'depth', 'words', 'inlinks', 'response_time_ms', 'bytes']);
const COMPARES_NUMBERS = new Set(['less_than', 'at_most', 'greater_than', 'at_least']);

interface Condition {
  column: string;
  operator: string;
  value?: string | number | boolean;
}

/** @throws Error with an example for a line that is no condition */
export function readCondition(line: string): Condition {
  const [, column, operator, text] = LINE.exec(line.trim()) ?? [];
  if (column === undefined || operator === undefined)
    throw new Error(
      `"${line.trim()}" is not a condition. Enter column, operator and value, for example: words less_than 300`,
    );
  if (text === undefined || text === '') return { column, operator };
  return { column, operator, value: readValue(column, operator, text) };
}

function readValue(column: string, operator: string, text: string): string | number | boolean {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  if (isNumber && (NUMBERS.has(column) || COMPARES_NUMBERS.has(operator))) return Number(text);
  if (column === 'indexable' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
