import { DAYS_PER_WEEK, HOURS_PER_DAY } from '../../audits/ranking-constants.js';
import { toEvidence } from '../compose-traced-text.js';
import type { EffortGuess } from '../ranking/draft.js';
import { type Figure, numberIn, type Place, part, partAlong, spelling, textIn } from './place.js';

const DAYS: readonly [name: string, days: number][] = [
  ['effort_days', 1],
  ['effort.days', 1],
  ['estimated_days', 1],
  ['days', 1],
  ['effort_weeks', DAYS_PER_WEEK],
  ['estimated_weeks', DAYS_PER_WEEK],
  ['effort_hours', 1 / HOURS_PER_DAY],
  ['effort.hours', 1 / HOURS_PER_DAY],
  ['estimated_hours', 1 / HOURS_PER_DAY],
  ['hours', 1 / HOURS_PER_DAY],
];
const UNITS: Readonly<Record<string, number>> = {
  hour: 1 / HOURS_PER_DAY,
  hours: 1 / HOURS_PER_DAY,
  day: 1,
  days: 1,
  week: DAYS_PER_WEEK,
  weeks: DAYS_PER_WEEK,
};
/** Working days assumed for a size given only in words: half a day, two days, a week. */
const SIZES: Readonly<Record<string, number>> = {
  low: 0.5,
  small: 0.5,
  easy: 0.5,
  quick: 0.5,
  trivial: 0.5,
  s: 0.5,
  medium: 2,
  moderate: 2,
  m: 2,
  high: DAYS_PER_WEEK,
  large: DAYS_PER_WEEK,
  hard: DAYS_PER_WEEK,
  l: DAYS_PER_WEEK,
};
const SIZE_NAMES = ['effort', 'implementation_effort', 'complexity', 'difficulty', 'estimated_effort'];
const MAX_DAYS = 1_000;
/** "2 days", "1-2 weeks", "3h". */
const SPELT = /^(?:\d+(?:\.\d+)?\s?[-–]\s?)?(\d+(?:\.\d+)?)\s?(hours?|days?|weeks?)$/i;

/** Working days that an entry says it takes; null where it does not. */
export function readEffort(entry: Place): EffortGuess | null {
  const value = numberIn(partAlong(entry, 'effort.value'));
  const unit = textIn(partAlong(entry, 'effort.unit'));
  const perUnit = unit === null ? undefined : UNITS[spelling(unit.value)];
  if (value !== null && unit !== null && perUnit !== undefined) return given(value.value * perUnit, [value, unit]);
  for (const [name, factor] of DAYS) {
    const figure = numberIn(partAlong(entry, name));
    if (figure !== null) return given(figure.value * factor, [figure]);
  }
  return readSize(entry);
}

function readSize(entry: Place): EffortGuess | null {
  for (const name of SIZE_NAMES) {
    const figure = textIn(part(entry, name));
    if (figure === null) continue;
    const [, count, unit = ''] = SPELT.exec(figure.value.trim()) ?? [];
    const perUnit = UNITS[unit.toLowerCase()];
    if (count !== undefined && perUnit !== undefined) return given(Number(count) * perUnit, [figure]);
    const days = Object.hasOwn(SIZES, spelling(figure.value)) ? SIZES[spelling(figure.value)] : undefined;
    if (days === undefined) continue;
    return { days, basis: `assumed for an effort of "${figure.value}"`, evidence: [toEvidence(figure)] };
  }
  return null;
}

function given(days: number, figures: readonly Figure[]): EffortGuess | null {
  if (days <= 0 || days > MAX_DAYS) return null;
  return { days, basis: 'as the analysis says', evidence: figures.map(toEvidence) };
}
