import { parseTemplate, type TemplateVariable } from '../sending/texts/parse-template.js';

/**
 * `{name}`, and `{{name}}` and `{ name }` as other tools write it: letters of any script, digits, underscores and hyphens,
 * so that braces of other uses are left alone.
 */
const PLACEHOLDER = /\{{1,2} {0,3}(\p{L}[\p{L}\p{M}\p{N}_-]{0,49}) {0,3}\}{1,2}/gu;
/** `{name|there}`: with what is written where there is no value. */
const WITH_FALLBACK = /\{{1,2} {0,3}\p{L}[\p{L}\p{M}\p{N}_-]{0,49} {0,3}\|[^{}\r\n]{0,200}\}{1,2}/gu;
/** `{first name}`: what was meant to be filled in, and nothing here fills. */
const BRACES = /\{ {0,3}\p{L}[\p{L}\p{M}\p{N}_ .|'’-]{0,60}\}/gu;
/** `[Your Name]`: what authors leave for later; a Markdown link is followed by "(", a footnote has a digit. */
const BRACKETS = /\[\p{L}[\p{L}\p{M}\p{N} _.,:/&'’-]{1,60}\](?!\()/gu;
const ANY = new RegExp([PLACEHOLDER, WITH_FALLBACK, BRACES, BRACKETS].map(({ source }) => source).join('|'), 'gu');
/** Blanks, and characters that cannot be seen. */
const HOLLOW = /^[\s\p{C}]*$/u;

/** Names of the placeholders in the order of their first appearance. */
export function listPlaceholders(text: string): string[] {
  const names = parseTemplate(text).flatMap((part) => (part.kind === 'variable' ? [part.name] : []));
  return [...new Set(names)];
}

export interface FilledTemplate {
  /** NFC */
  text: string;
  /** What has no value and no fallback, words left in brackets, and variables that cannot be read, as they are written. */
  unfilled: string[];
  /** Names of the variables in it, and where what is written for each comes from. */
  used: { name: string; from: 'value' | 'fallback' | 'nothing' }[];
}

/**
 * Fills variables, each once: a value is text and never a template. One without a value, or with an empty one, becomes its
 * fallback; without a fallback it stays and is reported. An empty fallback takes the blank before it along.
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): FilledTemplate {
  const unfilled: string[] = [];
  const used: FilledTemplate['used'] = [];
  let filled = '';
  let isGone = false;
  for (const part of parseTemplate(text)) {
    if (part.kind === 'variable') {
      const { value, from } = resolve(part, values);
      used.push({ name: part.name, from });
      if (from === 'nothing') unfilled.push(part.raw);
      isGone = value === '';
      filled += value;
      continue;
    }
    unfilled.push(...(part.kind === 'fault' ? [part.raw] : unfilledIn(part.raw)));
    const next = part.kind === 'fault' ? part.raw : part.text;
    filled = isGone ? closeGap(filled, next) : filled + next;
    isGone = false;
  }
  if (isGone) filled = closeGap(filled, '');
  return { text: filled.normalize('NFC'), unfilled: [...new Set(unfilled)], used };
}

function resolve(
  { raw, name, fallback }: TemplateVariable,
  values: Readonly<Record<string, string>>,
): { value: string; from: FilledTemplate['used'][number]['from'] } {
  const given = (key: string): string => (Object.hasOwn(values, key) ? (values[key] ?? '') : '');
  const value = [given(name), given(name.toLowerCase())].find((each) => !HOLLOW.test(each));
  if (value !== undefined) return { value, from: 'value' };
  return fallback === null ? { value: raw, from: 'nothing' } : { value: fallback, from: 'fallback' };
}

/** "Hi {name|}, …" becomes "Hi, …": one blank less where two would meet, or one before a mark or at the edge of a line. */
function closeGap(before: string, after: string): string {
  const last = before.charAt(before.length - 1);
  const next = after.charAt(0);
  if (isBlank(last) && (next === '' || /[\s,.;:!?)]/.test(next))) return before.slice(0, -1) + after;
  return (last === '' || last === '\n') && isBlank(next) ? before + after.slice(1) : before + after;
}

function isBlank(sign: string): boolean {
  return sign === ' ' || sign === '\t';
}

/** What still has to be filled in before a text is sent, in order of appearance. */
export function unfilledIn(text: string): string[] {
  return [...new Set([...text.normalize('NFC').matchAll(ANY)].map(([whole]) => whole))];
}

/** Whether there is nothing to read in it. */
export function isHollow(text: string): boolean {
  return HOLLOW.test(text);
}
