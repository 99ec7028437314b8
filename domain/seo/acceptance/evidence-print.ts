import { hashText } from '../../base/text/hash-text.js';
import type { CheckFinding } from '../judge.js';

export type PrintedFinding = Pick<CheckFinding, 'check_id' | 'component' | 'url' | 'observed'>;

/** Times and ages are never measured the same twice: "1.31 s", "412 days ago". */
const DURATIONS = /\d[\d.,]*(?=\s?(?:ms|s|min|h|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)/gi;
const FIGURES = /\d[\d.,]*/g;

/**
 * Names what a finding shows: the same check, URL and observation have the same print in the next audit. Where on the page
 * it was seen is left out, since markup moves, and so are measured times; how severe they are is compared by itself.
 */
export function evidencePrint({ check_id, component, url, observed }: PrintedFinding): string {
  const seen = observed.replace(component === 'page_speed' ? FIGURES : DURATIONS, '#');
  const text = JSON.stringify([check_id, url, seen]);
  return `${(hashText(text) >>> 0).toString(16).padStart(8, '0')}${text.length.toString(36)}`;
}
