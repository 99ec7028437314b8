import { isTimeZone } from '../../../domain/display/is-time-zone.js';
import type { SendingWindow } from '../../../domain/outreach/sending/sender.js';
import { HttpError } from '../../http/http-error.js';

/** A window that exists: a zone that is known, and hours that are not upside down. @throws HttpError 422 */
export function readSendingWindow(given: SendingWindow): SendingWindow {
  const loc = ['body', 'sending_window'];
  if (given.time_zone !== null && !isTimeZone(given.time_zone)) {
    const msg = 'Not an IANA time zone such as Europe/Berlin';
    throw HttpError.invalidInput({ loc: [...loc, 'time_zone'], msg, type: 'value_error' });
  }
  // HH:MM sorts as it is read.
  if (given.from >= given.to) {
    throw HttpError.invalidInput({ loc: [...loc, 'to'], msg: 'must be after "from"', type: 'value_error' });
  }
  return { ...given, days: [...given.days].sort((a, b) => a - b) };
}
