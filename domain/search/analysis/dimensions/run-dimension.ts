import { isDomainError } from '../../../base/errors.js';
import type { NoData } from '../../../dashboard/no-data.js';
import type { DimensionResult } from '../search-reports.js';

/** Runs one dimension; an error in it affects only its own result. `onFailure` is called with unexpected errors. */
export function runDimension<Report extends object>(
  run: () => Report | NoData,
  onFailure: (error: unknown) => void,
): DimensionResult<Report> {
  try {
    const found = run();
    return isNoData(found) ? found : { status: 'completed', ...found };
  } catch (error) {
    if (isDomainError(error)) return { status: 'failed', error: { code: error.code, detail: error.message } };
    onFailure(error);
    return { status: 'failed', error: { code: 'internal', detail: 'An internal error occurred' } };
  }
}

function isNoData(found: object): found is NoData {
  return 'status' in found && found.status === 'no_data';
}
