import type { Severity } from '../checks/check.js';

/** What is kept of the elements or matches that an extraction finds. `html` is the inner HTML of an element. */
export const EXTRACTION_TAKES = ['text', 'html', 'attribute', 'count'] as const;
export type ExtractionTake = (typeof EXTRACTION_TAKES)[number];

export const RULE_TYPES = [
  'present',
  'absent',
  'equals',
  'not_equals',
  'contains',
  'matches',
  'count',
  'number',
  'length',
] as const;
export type RuleType = (typeof RULE_TYPES)[number];

/** What a user expects of the values of an extraction. Every value that is taken has to meet it. */
export interface OwnRule {
  type: RuleType;
  /** Of `equals`, `not_equals`, `contains`: text. Of `matches`: a regular expression in RE2 syntax, found anywhere. */
  value?: string;
  /** Bounds, both included, of `count` (matches), `number` (the first number in a value) and `length` (characters). */
  min?: number;
  max?: number;
  severity: Severity;
  /** What the finding says besides. */
  message?: string;
  /** Whether a page without any value fails a rule about values. Not used by `count`, `present` and `absent`. */
  when_missing: 'fail' | 'pass';
}

/** One column that is read from every HTML page. Exactly one of `selector` and `regex` is given. */
export interface Extraction {
  /** Heading of the column; distinct within a set, see own-check-id. */
  name: string;
  /** CSS selector. */
  selector?: string;
  /** RE2 syntax, searched in the HTML. The first group is taken where there is one, else the whole match. */
  regex?: string;
  take: ExtractionTake;
  /** Of `take: attribute`. */
  attribute?: string;
  /** All matches rather than the first. */
  all: boolean;
  rule?: OwnRule;
}

export const FILTER_OPERATORS = [
  'equals',
  'not_equals',
  'less_than',
  'at_most',
  'greater_than',
  'at_least',
  'contains',
  'not_contains',
  'matches',
  'not_matches',
  'is_empty',
  'is_not_empty',
] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

export interface FilterCondition {
  /** A column of the table of pages, or `extracted.<name of an extraction>`. */
  column: string;
  operator: FilterOperator;
  /** Absent for `is_empty` and `is_not_empty`. */
  value?: string | number | boolean;
}

/** A saved filter over the table of pages: each page that meets all conditions is a finding. */
export interface PageFilter {
  name: string;
  conditions: readonly FilterCondition[];
  severity: Severity;
  message?: string;
}

/** What a user checks besides the checks of the catalog. */
export interface OwnChecks {
  extractions: readonly Extraction[];
  page_filters: readonly PageFilter[];
}

export const NO_OWN_CHECKS: OwnChecks = { extractions: [], page_filters: [] };

/** Of a request together with the set that it names; the contract has them for each, and those of texts. */
export const OWN_CHECK_BOUNDS = { extractions: 20, page_filters: 20 } as const;
