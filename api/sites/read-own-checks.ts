import { writeText } from '../../domain/base/text/write-text.js';
import { findOwnCheckErrors } from '../../domain/seo/own-checks/find-own-check-errors.js';
import { OWN_CHECK_BOUNDS, type OwnChecks } from '../../domain/seo/own-checks/own-checks.js';
import { trimOwnChecks } from '../../domain/seo/own-checks/trim-own-checks.js';
import type { CheckSetsRepository } from '../../store/audits/check-sets.js';
import type { components } from '../generated/openapi.js';
import { HttpError } from '../http/http-error.js';
import { currentUser } from '../http/requests/request-context.js';

type Schemas = components['schemas'];

export interface OwnChecksBody {
  extractions?: Schemas['Extractions'];
  page_filters?: Schemas['PageFilters'];
  check_set_id?: string;
}

export interface OwnChecksDeps {
  checkSets: Pick<CheckSetsRepository, 'find'>;
}

/**
 * The own checks of a request: those of the set that it names, then its own. Read here and carried by the operation, so
 * that a change of the set does not touch what runs already. Undefined without any.
 * @throws HttpError 422 naming the field and, in expressions, the place
 */
export async function readOwnChecks(
  { checkSets }: OwnChecksDeps,
  req: object,
  { extractions = [], page_filters = [], check_set_id }: OwnChecksBody,
): Promise<OwnChecks | undefined> {
  const set = check_set_id === undefined ? null : await checkSets.find(currentUser(req).id, check_set_id);
  if (check_set_id !== undefined && set === null)
    throw invalid(['check_set_id'], 'There is no check set with this id. GET /api/seo/check-sets lists yours.');
  const first = { extractions: set?.extractions.length ?? 0, page_filters: set?.page_filters.length ?? 0 };
  const all = trimOwnChecks({
    extractions: [...(set?.extractions ?? []), ...extractions],
    page_filters: [...(set?.page_filters ?? []), ...page_filters],
  });
  for (const list of ['extractions', 'page_filters'] as const) {
    const most = OWN_CHECK_BOUNDS[list];
    if (all[list].length > most)
      throw invalid(
        [list],
        writeText`Together with the check set there are ${all[list].length}, and ${most} is the most.`,
      );
  }
  refuseOwnChecks(all, first);
  return all.extractions.length + all.page_filters.length === 0 ? undefined : all;
}

/**
 * @param first how many of each list come from elsewhere: places in the request are counted behind them
 * @throws HttpError 422 with every error
 */
export function refuseOwnChecks(all: OwnChecks, first = { extractions: 0, page_filters: 0 }): void {
  const errors = findOwnCheckErrors(all);
  if (errors.length === 0) return;
  throw HttpError.invalidInput(
    ...errors.map(({ path: [list, index, ...rest], message }) => {
      const before = list === 'extractions' ? first.extractions : first.page_filters;
      const at = Number(index) - before;
      const loc = at < 0 ? ['check_set_id'] : [String(list), at, ...rest];
      return { loc: ['body', ...loc], msg: message, type: 'value_error' };
    }),
  );
}

function invalid(field: (string | number)[], msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', ...field], msg, type: 'value_error' });
}
