import type { Weight } from '../ranking/draft.js';
import { type Figure, type Place, part, spelling, textIn } from './place.js';

const WORDS: Readonly<Record<string, Weight>> = {
  critical: 'critical',
  blocker: 'critical',
  urgent: 'critical',
  veryhigh: 'critical',
  high: 'high',
  error: 'high',
  errors: 'high',
  major: 'high',
  important: 'high',
  highpriority: 'high',
  medium: 'medium',
  moderate: 'medium',
  warning: 'medium',
  warnings: 'medium',
  normal: 'medium',
  low: 'low',
  minor: 'low',
  notice: 'low',
  notices: 'low',
  lowpriority: 'low',
  verylow: 'info',
  info: 'info',
  information: 'info',
  hint: 'info',
  criticalissues: 'critical',
};
const NAMES = ['severity', 'priority', 'level', 'importance', 'urgency', 'impact', 'band'];

/** How heavy an entry is by its own words; null where it does not say. */
export function readWeight(entry: Place): { weight: Weight; figure: Figure<string> } | null {
  for (const name of NAMES) {
    const figure = textIn(part(entry, name));
    const weight = figure === null ? null : weightOfWord(figure.value);
    if (figure !== null && weight !== null) return { weight, figure };
  }
  return null;
}

/** The weight of a word: also of a list's name, such as critical_issues. */
export function weightOfWord(word: string): Weight | null {
  const key = spelling(word);
  return Object.hasOwn(WORDS, key) ? (WORDS[key] ?? null) : null;
}
