import { compileUrlPattern } from '../../crawl/url-pattern.js';
import type { CheckFinding } from '../judge.js';
import type { AcceptedScope } from './acceptance.js';

export type ScopedFinding = Pick<CheckFinding, 'check_id' | 'url' | 'page_url'>;

export interface ScopeMatcher {
  covers(finding: ScopedFinding): boolean;
  /** The scope is about this URL, whatever the check. */
  coversUrl(url: string): boolean;
}

/**
 * Compares findings with the scope of an acceptance.
 * @throws Error for an invalid pattern: see findPatternError
 */
export function createScopeMatcher({ check, url, url_pattern }: AcceptedScope): ScopeMatcher {
  const coversCheck = matchCheck(check);
  const coversUrl =
    url !== null
      ? (other: string) => other === url
      : url_pattern !== null
        ? compileUrlPattern(url_pattern)
        : () => true;
  return {
    coversUrl,
    covers: ({ check_id, url: about, page_url }) =>
      coversCheck(check_id) && (coversUrl(page_url ?? about) || (page_url !== null && coversUrl(about))),
  };
}

function matchCheck(check: string): (id: string) => boolean {
  if (check === '*') return () => true;
  if (!check.endsWith('/*')) return (id) => id === check;
  const family = check.slice(0, -1);
  return (id) => id.startsWith(family);
}
