import { DomainError, type ErrorCode } from '../../../domain/base/errors.js';
import type { FetchError, FetchErrorKind } from '../../../domain/seo/artifacts/fetch.js';

const CODE_OF_KIND: Record<FetchErrorKind, ErrorCode> = {
  dns: 'dns_failure',
  refused: 'site_unreachable',
  reset: 'site_unreachable',
  tls: 'site_unreachable',
  timeout: 'timeout',
  url_not_allowed: 'url_not_allowed',
  too_many_redirects: 'site_unreachable',
  bad_encoding: 'site_unreachable',
  protocol: 'site_unreachable',
  unreadable: 'site_unreachable',
  disallowed_by_robots: 'site_refused',
};

/** Why an operation can't continue without this URL, as a DomainError. */
export function unreachableSite(url: string, error: FetchError | null): DomainError {
  if (error?.kind === 'disallowed_by_robots')
    return new DomainError('site_refused', `${url} is not fetched: ${error.message}`);
  return new DomainError(
    CODE_OF_KIND[error?.kind ?? 'protocol'],
    `${url} cannot be reached: ${error?.message ?? 'no answer'}`,
  );
}
