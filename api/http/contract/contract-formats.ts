import { isCalendarDate } from '../../../domain/base/time/is-calendar-date.js';
import { readInstant } from '../../../domain/base/time/read-instant.js';

/**
 * The contract's formats for the validator. Its own check only covers the shape: 31 November would pass, and `Date`
 * would make it 1 December.
 */
export const CONTRACT_FORMATS: Record<string, { type: 'string'; validate: (text: string) => boolean }> = {
  date: { type: 'string', validate: isCalendarDate },
  'date-time': { type: 'string', validate: (text) => readInstant(text) !== null },
};
