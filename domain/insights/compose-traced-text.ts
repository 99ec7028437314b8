import { collapse } from '../base/text/text-form.js';
import { writeNumber } from '../base/text/write-number.js';
import { writeDay } from '../base/time/write-day.js';
import type { InsightEvidence } from './insight.js';
import type { Figure } from './reading/place.js';

/** A text and what it rests on. */
export interface TracedText {
  text: string;
  evidence: InsightEvidence[];
}

const MAX_QUOTED_CHARS = 400;
const PROSE_CHARS = 100;
const MARKDOWN_LINK = /!?\[([^\]\n]{1,200})\]\([^)\s]{1,500}\)/g;
const LEARN_MORE = /\s*\[Learn [^\]\n]{1,150}\]\([^)\s]{1,500}\)\.?/gi;
/** What no reader sees, and what could pass for markup. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cc}]/gu;

/**
 * A text with figures of the input. Nothing else can be put in, which is what keeps every number of a text traceable:
 * numbers of our own have no place in it.
 */
export function composeTraced(words: TemplateStringsArray, ...parts: readonly (Figure | TracedText)[]): TracedText {
  const told = parts.map(toTraced);
  const text = words.map((word, at) => `${word}${told[at]?.text ?? ''}`).join('');
  return { text, evidence: distinctEvidence(told.flatMap(({ evidence }) => evidence)) };
}

function toTraced(given: Figure | TracedText): TracedText {
  if ('text' in given) return given;
  return { text: showFigure(given), evidence: isLongProse(given) ? [] : [toEvidence(given)] };
}

/** Advice taken over whole is no figure; it is named as one only for the numbers in it. */
function isLongProse({ value }: Figure): boolean {
  return typeof value === 'string' && value.length > PROSE_CHARS && !/\d/.test(value);
}

export function toEvidence({ path, value, raw }: Figure): InsightEvidence {
  return { path, value: raw ?? value };
}

/** As people read it: one line, cut where it is long. */
export function showFigure({ value }: Figure): string {
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value !== 'string') return String(value);
  return writeDay(cutAtWord(collapse(withoutMarkdown(value).replace(UNSEEN, ' ')), MAX_QUOTED_CHARS));
}

/** Lighthouse and other tools write links into their texts: what a link says stays, and a mere "Learn more" goes. */
function withoutMarkdown(text: string): string {
  return text.replace(LEARN_MORE, '').replace(MARKDOWN_LINK, '$1');
}

/** Never within a word: half a number is another number. */
function cutAtWord(text: string, maxChars: number): string {
  const characters = [...text];
  if (characters.length <= maxChars) return text;
  const words = characters.slice(0, maxChars).join('').split(' ');
  return words.length > 1 ? `${words.slice(0, -1).join(' ')} …` : '…';
}

/** Joins several traced texts, with a word between each two. */
export function joinTraced(told: readonly TracedText[], between: string): TracedText {
  return {
    text: told.map(({ text }) => text).join(between),
    evidence: distinctEvidence(told.flatMap(({ evidence }) => evidence)),
  };
}

export function distinctEvidence(evidence: readonly InsightEvidence[]): InsightEvidence[] {
  const byPath = new Map(evidence.map((one) => [one.path, one]));
  return [...byPath.values()];
}
