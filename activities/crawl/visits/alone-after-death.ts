import { DomainError } from '../../../domain/base/errors.js';
import { type CarefulDeps, SKIPPED_MESSAGE, withCarefulVisits } from './careful-visits.js';

/**
 * Work over one URL that a user named: see {@link withCarefulVisits}.
 * @param id the same at each try
 * @throws DomainError site_unreachable once the URL is skipped; what the work throws
 */
export function aloneAfterDeath<Result>(
  deps: CarefulDeps,
  { id, url }: { id: string; url: string },
  work: () => Promise<Result>,
): Promise<Result> {
  return withCarefulVisits(deps, { id, suspects: 1 }, (visits) => {
    if (visits.isSetAside(url)) throw new DomainError('site_unreachable', `${url} is not read: ${SKIPPED_MESSAGE}`);
    return visits.visit(url, work);
  });
}
