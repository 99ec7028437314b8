import { HttpError } from '../../http/http-error.js';
import type { ReportFormat } from './report-format.js';

/** Whether a list of findings holds those that count, those that were accepted, or both. */
export type AcceptedChoice = 'exclude' | 'include' | 'only';

/**
 * The query parameter `accepted`; lists hold what counts where it is left out.
 * @throws HttpError 422 with a format that has a place of its own for accepted findings
 */
export function readAcceptedChoice(
  { query: { accepted } }: { query: { accepted?: AcceptedChoice } },
  format: ReportFormat,
): AcceptedChoice {
  if (accepted !== undefined && format !== 'csv' && format !== 'json')
    throw HttpError.invalidInput({
      loc: ['query', 'accepted'],
      msg: `accepted goes with the formats csv and json, not with ${format}`,
      type: 'value_error',
    });
  return accepted ?? 'exclude';
}
