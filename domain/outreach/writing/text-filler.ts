import { type FilledTemplate, fillTemplate, isHollow, unfilledIn } from './template.js';

/** Names of the variables of one email, and where what is written for each came from. */
export type UsedVariables = ReadonlyMap<string, FilledTemplate['used'][number]['from']>;

export interface TextFiller {
  subject(template: string): string;
  body(template: string): string;
  /** What has been left in the texts so far, as it is written: they are not sent then. */
  unfilled(): string[];
  used: UsedVariables;
}

/** Fills the texts of the emails to one lead. Each placeholder is filled once: what a value holds is text and no placeholder. */
export function createTextFiller(values: Readonly<Record<string, string>>): TextFiller {
  const inLine = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toLine(value)]));
  const unfilled = new Set<string>();
  const used = new Map<string, FilledTemplate['used'][number]['from']>();
  const fill = (template: string, known: Readonly<Record<string, string>>): string => {
    const filled = fillTemplate(template, known);
    for (const each of filled.unfilled) unfilled.add(each);
    for (const { name, from } of filled.used) if (used.get(name) !== 'nothing') used.set(name, from);
    // What fallbacks have emptied.
    if (isHollow(filled.text)) unfilled.add(template.trim());
    return filled.text;
  };
  return {
    subject: (template) => fill(template, inLine).trim(),
    body: (template) => fill(template, values),
    unfilled: () => [...unfilled],
    used,
  };
}

/**
 * Of texts in which nothing is left to be filled in: their words in brackets and braces, which came with a value and are text.
 * Undefined where there are none.
 */
export function findLiterals(texts: readonly string[]): string[] | undefined {
  const literals = unfilledIn(texts.join('\n'));
  return literals.length > 0 ? literals : undefined;
}

/** A subject is one line, whatever the cell of a file has. */
function toLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
