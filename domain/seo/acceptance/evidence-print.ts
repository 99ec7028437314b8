import { hashText } from '../../base/text/hash-text.js';
import type { CheckFinding } from '../judge.js';

export type PrintedFinding = Pick<CheckFinding, 'check_id' | 'component' | 'url' | 'observed'>;

/** Times and ages are never measured the same twice: "1.31 s", "412 days ago". */
const DURATIONS = /\d[\d.,]*(?=\s?(?:ms|s|min|h|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)/gi;
const FIGURES = /\d[\d.,]*/g;

/**
 * A fingerprint of what a finding shows: the same check, URL and observation have the same one in the next audit. Its
 * place on the page is left out, since markup moves, and so are measured times; their severity is compared separately.
 */
export function evidencePrint({ check_id, component, url, observed }: PrintedFinding): string {
  const seen = observed.replace(component === 'page_speed' ? FIGURES : DURATIONS, '#');
  const text = JSON.stringify([check_id, url, seen]);
  return `${(hashText(text) >>> 0).toString(16).padStart(8, '0')}${text.length.toString(36)}`;
}
