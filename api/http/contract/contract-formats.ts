import { isCalendarDate } from '../../../domain/base/time/is-calendar-date.js';
import { readInstant } from '../../../domain/base/time/read-instant.js';

/**
 * What the validator takes for the formats of the contract. Its own look at the shape alone: 31 November would pass, and
 * `Date` would make 1 December of it.
 */
export const CONTRACT_FORMATS: Record<string, { type: 'string'; validate: (text: string) => boolean }> = {
  date: { type: 'string', validate: isCalendarDate },
  'date-time': { type: 'string', validate: (text) => readInstant(text) !== null },
};
