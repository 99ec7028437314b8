import { findPatternError } from '../../crawl/url-pattern.js';
import { findRegexError } from './find-regex-error.js';
import { findSelectorError } from './find-selector-error.js';
import { ownCheckId } from './own-check-id.js';
import type { Extraction, FilterCondition, OwnChecks, OwnRule, RuleType } from './own-checks.js';
import { extractionOfColumn, FILTER_COLUMNS, typeOfColumn } from './page-columns.js';

/** Where in a set of own checks something is wrong, and what to enter instead. */
export interface OwnCheckError {
  path: (string | number)[];
  message: string;
}

/** What the schema of the contract cannot say about own checks. Empty when they can be used. */
export function findOwnCheckErrors({ extractions, page_filters }: OwnChecks): OwnCheckError[] {
  const names = new Set(extractions.map(({ name }) => name));
  return [
    ...findNameErrors({ extractions, page_filters }),
    ...extractions.flatMap((extraction, index) => below(['extractions', index], findExtractionErrors(extraction))),
    ...page_filters.flatMap(({ conditions }, index) =>
      conditions.flatMap((condition, at) =>
        below(['page_filters', index, 'conditions', at], findConditionErrors(condition, names)),
      ),
    ),
  ];
}

function below(path: OwnCheckError['path'], errors: readonly OwnCheckError[]): OwnCheckError[] {
  return errors.map((error) => ({ ...error, path: [...path, ...error.path] }));
}

/** A name is a heading and, in small letters, the id of a check: two that differ in punctuation alone are one. */
function findNameErrors({ extractions, page_filters }: OwnChecks): OwnCheckError[] {
  const known = new Map<string, string>();
  const errors: OwnCheckError[] = [];
  for (const [list, named] of [['extractions', extractions] as const, ['page_filters', page_filters] as const]) {
    for (const [index, { name }] of named.entries()) {
      const id = ownCheckId(name);
      const path = [list, index, 'name'];
      const other = known.get(id);
      if (id === 'own:') errors.push({ path, message: 'Use at least one letter or digit in the name.' });
      else if (other !== undefined)
        errors.push({
          path,
          message: `The name is taken by "${other}". Names must differ in their letters or digits.`,
        });
      else known.set(id, name);
    }
  }
  return errors;
}

function findExtractionErrors({ selector, regex, take, attribute, rule }: Extraction): OwnCheckError[] {
  const errors: OwnCheckError[] = [];
  const add = (field: string, message: string | null) => {
    if (message !== null) errors.push({ path: [field], message });
  };
  if (selector === undefined && regex === undefined) add('selector', 'Enter a selector or a regex.');
  if (selector !== undefined && regex !== undefined) add('regex', 'Enter either a selector or a regex, not both.');
  if (selector !== undefined) add('selector', findSelectorError(selector));
  if (regex !== undefined)
    add('regex', regex.trim() === '' ? 'The regular expression is empty.' : findRegexError(regex));
  if (regex !== undefined && (take === 'attribute' || take === 'html'))
    add('take', `A regex takes "text" or "count". To take "${take}", use a selector.`);
  if (take === 'attribute' && attribute === undefined) add('attribute', 'Name the attribute to take, such as "href".');
  if (take !== 'attribute' && attribute !== undefined) add('attribute', 'Leave it out, or set take to "attribute".');
  return [...errors, ...(rule ? below(['rule'], findRuleErrors(rule)) : [])];
}

const VALUE_RULES: ReadonlySet<RuleType> = new Set(['equals', 'not_equals', 'contains', 'matches']);
const BOUND_RULES: ReadonlySet<RuleType> = new Set(['count', 'number', 'length']);

function findRuleErrors({ type, value, min, max }: OwnRule): OwnCheckError[] {
  const errors: OwnCheckError[] = [];
  const add = (field: string, message: string) => errors.push({ path: [field], message });
  const takesValue = VALUE_RULES.has(type);
  const takesBounds = BOUND_RULES.has(type);
  if (takesValue && (value === undefined || value === '')) add('value', `A rule of type "${type}" needs a value.`);
  if (!takesValue && value !== undefined) add('value', `A rule of type "${type}" takes no value.`);
  if (!takesBounds && min !== undefined) add('min', `A rule of type "${type}" takes no min.`);
  if (!takesBounds && max !== undefined) add('max', `A rule of type "${type}" takes no max.`);
  if (takesBounds && type !== 'number' && min === undefined && max === undefined)
    add('min', `A rule of type "${type}" needs min, max or both.`);
  if (min !== undefined && max !== undefined && min > max) add('max', 'The max must not be below the min.');
  if (type === 'count' || type === 'length') {
    for (const [field, bound] of [['min', min] as const, ['max', max] as const])
      if (bound !== undefined && (bound < 0 || !Number.isInteger(bound)))
        add(field, 'Enter a whole number of 0 or more.');
  }
  const regexError = type === 'matches' && value ? findRegexError(value) : null;
  if (regexError !== null) add('value', regexError);
  return errors;
}

const NUMBER_OPERATORS: ReadonlySet<string> = new Set(['less_than', 'at_most', 'greater_than', 'at_least']);
const TEXT_OPERATORS: ReadonlySet<string> = new Set(['contains', 'not_contains', 'matches', 'not_matches']);

function findConditionErrors(
  { column, operator, value }: FilterCondition,
  extractions: ReadonlySet<string>,
): OwnCheckError[] {
  const type = typeOfColumn(column);
  const extraction = extractionOfColumn(column);
  if (type === null) {
    const known = FILTER_COLUMNS.join(', ');
    return [
      {
        path: ['column'],
        message: `There is no such column. Use ${known} or "extracted." and the name of an extraction.`,
      },
    ];
  }
  if (extraction !== null && !extractions.has(extraction))
    return [{ path: ['column'], message: `There is no extraction named "${extraction}" in this set.` }];
  const error = (field: string, message: string) => [{ path: [field], message }];
  if (operator === 'is_empty' || operator === 'is_not_empty')
    return value === undefined ? [] : error('value', `"${operator}" takes no value.`);
  if (value === undefined) return error('value', `"${operator}" needs a value.`);
  if (type !== 'text' && TEXT_OPERATORS.has(operator))
    return error(
      'operator',
      `The column ${column} holds no text. Compare it with equals${type === 'number' ? ', less_than or greater_than' : ''}.`,
    );
  if (NUMBER_OPERATORS.has(operator)) {
    if (type === 'boolean' || (type === 'text' && extraction === null))
      return error('operator', `The column ${column} holds no numbers.`);
    return typeof value === 'number' ? [] : error('value', 'Enter a number.');
  }
  if (TEXT_OPERATORS.has(operator)) return findTextErrors(column, operator, value);
  return findEqualsErrors(column, type, extraction !== null, value);
}

function findTextErrors(column: string, operator: string, value: string | number | boolean): OwnCheckError[] {
  if (typeof value !== 'string' || value === '') return [{ path: ['value'], message: 'Enter a text.' }];
  if (operator !== 'matches' && operator !== 'not_matches') return [];
  const isUrl = column === 'url' || column === 'canonical';
  const message = isUrl ? findPatternError(value) : value.startsWith('re:') ? findRegexError(value.slice(3)) : null;
  return message === null ? [] : [{ path: ['value'], message }];
}

function findEqualsErrors(
  column: string,
  type: string,
  isExtracted: boolean,
  value: string | number | boolean,
): OwnCheckError[] {
  const isRight = isExtracted ? typeof value !== 'boolean' : typeof value === (type === 'text' ? 'string' : type);
  if (isRight) return [];
  const wanted = type === 'number' ? 'a number' : type === 'boolean' ? 'true or false' : 'a text';
  return [{ path: ['value'], message: `The column ${column} is compared with ${wanted}.` }];
}
