import { RE2JS } from 're2js';
import { EXTRACTION_BOUNDS } from '../../../domain/seo/artifacts/page-extraction.js';
import { OutOfBudgetError, type StepBudget } from './step-budget.js';

/** A search takes time by text × size of the expression: this much of a page is searched. */
const MAX_CHARS = 2_000_000;
/** The first part that is searched to see how fast the expression is, and how much the next part is larger. */
const FIRST_PART = 4_096;
const GROWTH = 4;
/** Compiled expressions that are kept: pages of one crawl come with the same ones. */
const KEPT = 64;

const compiled = new Map<string, RE2JS>();

export interface RegexMatches {
  /** The first group of each match, or the match itself. */
  values: string[];
  matches: number;
}

/**
 * All matches of an expression in a text. RE2 is linear, but a large expression is slow: a growing part of the text is
 * searched first, and what would not end in time by that measure is not begun.
 * @throws OutOfBudgetError
 */
export function searchRegex(pattern: string, html: string, budget: StepBudget, firstOnly: boolean): RegexMatches {
  const regex = compile(pattern);
  const text = html.slice(0, MAX_CHARS);
  for (let part = FIRST_PART; part < text.length; part *= GROWTH) {
    const leftMs = budget.leftMs();
    search(regex, text.slice(0, part), budget, true);
    const tookMs = leftMs - budget.leftMs();
    if (tookMs * GROWTH > budget.leftMs()) throw new OutOfBudgetError('Out of time');
  }
  return search(regex, text, budget, firstOnly);
}

function search(regex: RE2JS, text: string, budget: StepBudget, firstOnly: boolean): RegexMatches {
  const matcher = regex.matcher(text);
  const group = Math.min(1, regex.groupCount());
  const values: string[] = [];
  let matches = 0;
  while (matches < EXTRACTION_BOUNDS.matches && matcher.find()) {
    if (!firstOnly || matches === 0) values.push(matcher.group(group) ?? '');
    matches++;
    if (budget.leftMs() < 0) throw new OutOfBudgetError('Out of time');
  }
  return { values, matches };
}

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  const [oldest] = compiled.keys();
  if (compiled.size >= KEPT && oldest !== undefined) compiled.delete(oldest);
  const regex = RE2JS.compile(pattern);
  compiled.set(pattern, regex);
  return regex;
}
