import { RE2JS } from 're2js';
import { writeText } from '../../base/text/write-text.js';
import type { RuleFailure } from '../artifacts/page-extraction.js';
import type { OwnRule } from './own-checks.js';
import { readExtractedNumber } from './read-extracted-number.js';

/** What an extraction found on one page. */
export interface FoundValues {
  values: readonly string[];
  /** Elements or matches, whether they are among the values or not. */
  matches: number;
  /** The page writes 1,5 for one and a half. */
  decimalComma: boolean;
}

const NO_VALUE = 'no value';

/** Judges the values of one page; null when the rule is met. */
export function judgeRule(rule: OwnRule, found: FoundValues): RuleFailure | null {
  const observed = findOffence(rule, found);
  return observed === null ? null : { observed, expected: describeRule(rule) };
}

function findOffence(rule: OwnRule, { values, matches, decimalComma }: FoundValues): string | null {
  const filled = values.filter((value) => value.trim() !== '');
  switch (rule.type) {
    case 'present':
      return filled.length > 0 ? null : matches > 0 ? 'an empty value' : NO_VALUE;
    case 'absent':
      return filled[0] ?? null;
    case 'count':
      return isWithin(matches, rule) ? null : `${matches} ${matches === 1 ? 'match' : 'matches'}`;
    default: {
      if (filled.length === 0) return rule.when_missing === 'pass' ? null : NO_VALUE;
      const meets = meetsRule(rule, decimalComma);
      return filled.find((value) => !meets(value)) ?? null;
    }
  }
}

/** White space at the ends never counts. */
function meetsRule(rule: OwnRule, decimalComma: boolean): (value: string) => boolean {
  const wanted = rule.value ?? '';
  switch (rule.type) {
    case 'equals':
      return (value) => value.trim() === wanted.trim();
    case 'not_equals':
      return (value) => value.trim() !== wanted.trim();
    case 'contains':
      return (value) => value.includes(wanted);
    case 'matches': {
      const regex = RE2JS.compile(wanted);
      return (value) => regex.matcher(value).find();
    }
    case 'number':
      return (value) => {
        const number = readExtractedNumber(value, decimalComma);
        return number !== null && isWithin(number, rule);
      };
    case 'length':
      return (value) => isWithin([...value.trim()].length, rule);
    default:
      return () => true;
  }
}

function isWithin(number: number, { min = -Infinity, max = Infinity }: OwnRule): boolean {
  return number >= min && number <= max;
}

/** What a page has to have, as words behind "expected": "a number from 1 to 99". */
export function describeRule(rule: OwnRule): string {
  const value = rule.value ?? '';
  switch (rule.type) {
    case 'present':
      return 'a value';
    case 'absent':
      return NO_VALUE;
    case 'equals':
      return `"${value}"`;
    case 'not_equals':
      return `anything but "${value}"`;
    case 'contains':
      return `text that contains "${value}"`;
    case 'matches':
      return `text that matches ${value}`;
    case 'count':
      return `${describeBounds(rule)} ${isOne(rule) ? 'match' : 'matches'}`;
    case 'number':
      return rule.min === undefined && rule.max === undefined ? 'a number' : `a number of ${describeBounds(rule)}`;
    case 'length':
      return `${describeBounds(rule)} ${isOne(rule) ? 'character' : 'characters'}`;
  }
}

function describeBounds({ min, max }: OwnRule): string {
  if (min === undefined) return writeText`at most ${max}`;
  if (max === undefined) return writeText`at least ${min}`;
  return min === max ? writeText`exactly ${min}` : writeText`${min} to ${max}`;
}

/** The only bound that is named is 1. */
function isOne({ min, max }: OwnRule): boolean {
  return (min ?? max) === 1 && (max ?? min) === 1;
}
