import { findPatternError } from '../../crawl/url-pattern.js';
import type { Acceptance, AcceptedScope } from './acceptance.js';
import { isHeld } from './is-held.js';

export interface AcceptanceError {
  field: 'check' | 'url_pattern' | 'until';
  message: string;
}

/** What keeps a request from becoming an acceptance, by field. `now` is ISO 8601. */
export function findAcceptanceErrors(
  { check, url, url_pattern, until }: AcceptedScope & Pick<Acceptance, 'until'>,
  checkIds: ReadonlySet<string>,
  now: string,
): AcceptanceError[] {
  const errors: AcceptanceError[] = [];
  if (!isKnown(check, checkIds))
    errors.push({
      field: 'check',
      message: `There is no check ${JSON.stringify(check)}. Use an id of GET /api/seo/checks, a family such as "title/*", or "*" for all checks.`,
    });
  if (url !== null && url_pattern !== null)
    errors.push({ field: 'url_pattern', message: 'Choose either url or url_pattern, not both.' });
  const patternError = url_pattern === null ? null : findPatternError(url_pattern);
  if (patternError !== null) errors.push({ field: 'url_pattern', message: patternError });
  if (check === '*' && url === null && url_pattern === null)
    errors.push({
      field: 'check',
      message: 'All checks on all pages would leave nothing to report: name a url, a url_pattern or a check.',
    });
  if (!isHeld(until, now))
    errors.push({ field: 'until', message: 'The day has passed: choose today or a later day, or leave it out.' });
  return errors;
}

function isKnown(check: string, ids: ReadonlySet<string>): boolean {
  if (check === '*') return true;
  if (!check.endsWith('/*')) return ids.has(check);
  const family = check.slice(0, -1);
  return [...ids].some((id) => id.startsWith(family));
}
