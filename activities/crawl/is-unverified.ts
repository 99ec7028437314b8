import type { FetchFacts } from '../../domain/seo/artifacts/fetch.js';

/** A bot wall, a rate limit or a link guard answered: it says nothing about what is behind. 999 is LinkedIn's. */
const STATUS = new Set([401, 403, 407, 429, 451, 999]);
/** Faults that may be ours or of the moment: our patience, our certificates, our reading of the answer. */
const ERRORS = new Set<string>(['timeout', 'tls', 'bad_encoding', 'protocol']);

/** What came, or did not come, proves neither that the address works nor that it is broken. */
export function isUnverified({ status, error }: Pick<FetchFacts, 'status' | 'error'>): boolean {
  return STATUS.has(status) || (status < 400 && error !== null && ERRORS.has(error.kind));
}
