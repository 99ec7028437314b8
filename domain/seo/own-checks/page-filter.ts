import { compileUrlPattern } from '../../crawl/url-pattern.js';
import { hasDecimalComma } from './has-decimal-comma.js';
import type { FilterCondition, FilterOperator } from './own-checks.js';
import { type ColumnValue, typeOfColumn } from './page-columns.js';
import { readExtractedNumber } from './read-extracted-number.js';
import { compileTextPattern } from './text-pattern.js';

type Read = (column: string) => ColumnValue;
type Test = (value: ColumnValue, decimalComma: boolean) => boolean;

/**
 * Compiles the conditions of a filter, all of which have to hold. A column without a value meets only `is_empty` and the
 * negative operators. Texts are compared without regard to case; numbers in extracted texts are read as the page writes
 * them.
 * @throws Error for conditions that find-own-check-errors refuses
 */
export function compileFilter(conditions: readonly FilterCondition[]): (read: Read, lang: string | null) => boolean {
  const tests = conditions.map((condition) => ({ column: condition.column, test: compileCondition(condition) }));
  return (read, lang) => tests.every(({ column, test }) => test(read(column), hasDecimalComma(lang)));
}

/** "status equals 200 and words less than 300". */
export function describeFilter(conditions: readonly FilterCondition[]): string {
  return conditions
    .map(({ column, operator, value }) =>
      [column, operator.replaceAll('_', ' '), ...(value === undefined ? [] : [String(value)])].join(' '),
    )
    .join(' and ');
}

function compileCondition({ column, operator, value = '' }: FilterCondition): Test {
  switch (operator) {
    case 'is_empty':
      return isEmpty;
    case 'is_not_empty':
      return (found) => !isEmpty(found);
    case 'equals':
      return (found, decimalComma) => isEqual(found, value, decimalComma);
    case 'not_equals':
      return (found, decimalComma) => !isEqual(found, value, decimalComma);
    case 'contains':
      return (found) => fold(found).includes(fold(value));
    case 'not_contains':
      return (found) => !fold(found).includes(fold(value));
    case 'matches':
      return compilePattern(column, String(value));
    case 'not_matches': {
      const matches = compilePattern(column, String(value));
      return (found, decimalComma) => !matches(found, decimalComma);
    }
    default:
      return compareNumbers(operator, Number(value));
  }
}

function isEmpty(found: ColumnValue): boolean {
  return found === null || (typeof found === 'string' && found.trim() === '');
}

function isEqual(found: ColumnValue, value: string | number | boolean, decimalComma: boolean): boolean {
  if (found === null) return false;
  if (typeof value === 'number') return toNumber(found, decimalComma) === value;
  return fold(found).trim() === fold(value).trim();
}

const COMPARE: Readonly<Record<string, (found: number, bound: number) => boolean>> = {
  less_than: (found, bound) => found < bound,
  at_most: (found, bound) => found <= bound,
  greater_than: (found, bound) => found > bound,
  at_least: (found, bound) => found >= bound,
};

function compareNumbers(operator: FilterOperator, bound: number): Test {
  const compare = COMPARE[operator];
  return (found, decimalComma) => {
    const number = toNumber(found, decimalComma);
    return number !== null && compare?.(number, bound) === true;
  };
}

function toNumber(found: ColumnValue, decimalComma: boolean): number | null {
  if (typeof found === 'number') return found;
  return typeof found === 'string' ? readExtractedNumber(found, decimalComma) : null;
}

/** URLs match as everywhere (see url-pattern); other texts by `re:` or as a whole by a glob, without regard to case. */
function compilePattern(column: string, pattern: string): Test {
  if (column === 'url' || column === 'canonical') {
    const matches = compileUrlPattern(pattern);
    return (found) => typeof found === 'string' && matches(found);
  }
  if (typeOfColumn(column) === null) throw new Error(`There is no column ${column}`);
  const matches = compileTextPattern(pattern);
  return (found) => found !== null && matches(String(found));
}

function fold(value: ColumnValue): string {
  return value === null ? '' : String(value).toLowerCase();
}
