import type { ChildNode, Element } from 'domhandler';
import { getInnerHTML } from 'domutils';
import {
  EXTRACTION_BOUNDS,
  type ExtractedColumn,
  type PageExtraction,
} from '../../../domain/seo/artifacts/page-extraction.js';
import { hasDecimalComma } from '../../../domain/seo/own-checks/has-decimal-comma.js';
import { judgeRule } from '../../../domain/seo/own-checks/judge-rule.js';
import type { Extraction } from '../../../domain/seo/own-checks/own-checks.js';
import { buildDom, TooManyNodesError } from './build-dom.js';
import { readShownText } from './node-text.js';
import { searchRegex } from './search-regex.js';
import { selectElements } from './select-elements.js';
import { OutOfBudgetError, StepBudget } from './step-budget.js';

/** About half a second of selecting. */
const MAX_STEPS = 10_000_000;
/** Of a page, for all regular expressions together; within what a page thread may take. */
const MAX_MS = 3_000;
/** Values that rules are judged by, more than are kept. */
const JUDGED_VALUES = 1_000;
const JUDGED_CHARS = 100_000;
/** Of what a failure shows, as of findings. */
const OBSERVED_CHARS = 300;

interface Found {
  values: string[];
  matches: number;
}

/**
 * Reads the columns of a user from a document and judges their rules. Never throws for what a page contains or for what
 * an extraction costs: what did not end in time is left out, and `stopped` says so.
 */
export function extractPage(
  extractions: readonly Extraction[],
  html: string,
  readFrom: PageExtraction['read_from'],
  budget: StepBudget = new StepBudget(MAX_STEPS, MAX_MS),
): PageExtraction {
  const extraction: PageExtraction = { read_from: readFrom, columns: [] };
  const document = lazyDom(html);
  let room: number = EXTRACTION_BOUNDS.page_chars;
  try {
    const decimalComma = extractions.some(({ rule }) => rule?.type === 'number') && readDecimalComma(html);
    for (const each of extractions) {
      const found =
        each.selector === undefined ? findByRegex(each, html, budget) : findBySelector(each, document(), budget);
      const column = toColumn(each, found, room, decimalComma);
      room -= column.values.reduce((sum, value) => sum + value.length, 0);
      extraction.columns.push(column);
    }
  } catch (error) {
    extraction.stopped = whyStopped(error);
  }
  return extraction;
}

function whyStopped(error: unknown): NonNullable<PageExtraction['stopped']> {
  if (error instanceof OutOfBudgetError) return 'out_of_time';
  if (error instanceof TooManyNodesError) return 'too_large';
  throw error;
}

/** Built when the first selector needs it, and only once. */
function lazyDom(html: string): () => ChildNode[] {
  let dom: ChildNode[] | null = null;
  return () => {
    dom ??= buildDom(html);
    return dom;
  };
}

function findByRegex({ regex = '', take, all }: Extraction, html: string, budget: StepBudget): Found {
  const { values, matches } = searchRegex(regex, html, budget, !all);
  return take === 'count' ? { values: [String(matches)], matches } : { values, matches };
}

function findBySelector(extraction: Extraction, dom: ChildNode[], budget: StepBudget): Found {
  const { selector = '', take, attribute = '', all } = extraction;
  const elements = selectElements(selector, dom, budget).slice(0, EXTRACTION_BOUNDS.matches);
  const matches = elements.length;
  if (take === 'count') return { values: [String(matches)], matches };
  // An element without the attribute has no value to take.
  const wanted =
    take === 'attribute' ? elements.filter(({ attribs }) => Object.hasOwn(attribs, attribute.toLowerCase())) : elements;
  const taken = all ? wanted.slice(0, JUDGED_VALUES) : wanted.slice(0, 1);
  return { values: taken.map((element) => takeValue(element, extraction, budget)), matches };
}

/** What building a text costs besides walking the tree: characters for a step. */
const CHARS_A_STEP = 8;

function takeValue(element: Element, { take, attribute = '' }: Extraction, budget: StepBudget): string {
  if (take === 'attribute') return (element.attribs[attribute.toLowerCase()] ?? '').slice(0, JUDGED_CHARS);
  const value = take === 'html' ? getInnerHTML(element).trim() : readShownText(element, budget);
  budget.spend(value.length / CHARS_A_STEP);
  return value.slice(0, JUDGED_CHARS);
}

function toColumn({ name, rule }: Extraction, found: Found, room: number, decimalComma: boolean): ExtractedColumn {
  const column: ExtractedColumn = { name, values: [], matches: found.matches };
  let left = room;
  for (const value of found.values.slice(0, EXTRACTION_BOUNDS.values)) {
    const kept = cutText(value, Math.min(EXTRACTION_BOUNDS.value_chars, left));
    if (kept !== value) column.cut = true;
    if (kept === '' && value !== '') break;
    column.values.push(kept);
    left -= kept.length;
  }
  if (found.values.length > column.values.length) column.cut = true;
  const failure = rule ? judgeRule(rule, { ...found, decimalComma }) : null;
  if (failure) column.failure = { ...failure, observed: cutText(failure.observed, OBSERVED_CHARS) };
  return column;
}

/** Never between the two halves of a character. */
function cutText(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const cut = text.slice(0, Math.max(0, chars));
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** By the language that the html element states. */
function readDecimalComma(html: string): boolean {
  const tag = /<html\b[^>]{0,2000}/i.exec(html.slice(0, 10_000))?.[0] ?? '';
  return hasDecimalComma(/\blang\s*=\s*["']?([\w-]{1,35})/i.exec(tag)?.[1] ?? null);
}
