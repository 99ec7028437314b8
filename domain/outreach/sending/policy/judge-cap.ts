import { writeText } from '../../../base/text/write-text.js';
import { fail, pass, type Verdict } from './rule.js';

/** Whether there is room for one more. `resetAt` is only called if not: calendars take their time. */
export function judgeCap(count: number, limit: number, what: string, resetAt: () => Date): Verdict {
  const told = writeText`${count} of ${limit} mails ${what}`;
  return count < limit ? pass(told) : fail(`${told}; counted anew from ${resetAt().toISOString()}`);
}
