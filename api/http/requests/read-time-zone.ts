import { isTimeZone } from '../../../domain/display/is-time-zone.js';

/** Words of a name as the IANA list writes them: each begins with a capital letter. */
const LISTED = /^[A-Z][\w+-]*(\/[A-Z][\w+-]*)*$/;

/**
 * A time zone by the name that the IANA list has for it, since Temporal, unlike Node, distinguishes capital letters; null where
 * there is none.
 */
export function readTimeZone(name: string): string | null {
  if (!isTimeZone(name)) return null;
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
  if (timeZone.toLowerCase() === name.toLowerCase()) return timeZone;
  // An older name of the same zone stays as it was given, if it is written as the list has it.
  return LISTED.test(name) && name !== name.toUpperCase() ? name : timeZone;
}
