import { HttpError } from '../http-error.js';

const [LEAST, MOST] = [2, 5];

/**
 * The contract bounds the list above; that one competitor alone is too few is said here, in one sentence.
 * @throws HttpError 422 for one competitor: medians and ranks need two at least
 */
export function checkCompetitorCount(given: readonly string[]): void {
  if (given.length === 0 || given.length >= LEAST) return;
  throw HttpError.invalidInput({
    loc: ['body', 'competitors'],
    msg: `Name ${LEAST} to ${MOST} competitors, or none`,
    type: 'too_short',
  });
}
