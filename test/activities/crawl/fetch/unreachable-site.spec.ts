import { expect } from 'chai';
import { unreachableSite } from '../../../../activities/crawl/fetch/unreachable-site.js';
import type { ErrorCode } from '../../../../domain/base/errors.js';
import type { FetchErrorKind } from '../../../../domain/seo/artifacts/fetch.js';

const CODES: Record<Exclude<FetchErrorKind, 'disallowed_by_robots'>, ErrorCode> = {
  dns: 'dns_failure',
  timeout: 'timeout',
  url_not_allowed: 'url_not_allowed',
  refused: 'site_unreachable',
  reset: 'site_unreachable',
  tls: 'site_unreachable',
  too_many_redirects: 'site_unreachable',
  bad_encoding: 'site_unreachable',
  unreadable: 'site_unreachable',
  protocol: 'site_unreachable',
};

describe('[U] unreachableSite', () => {
  for (const [kind, code] of Object.entries(CODES) as [FetchErrorKind, ErrorCode][]) {
    it(`${kind} is ${code}`, () => {
      const failure = unreachableSite('https://site.example/', { kind, message: 'So it is.' });
      expect(failure).to.include({
        name: 'DomainError',
        code,
        message: 'https://site.example/ cannot be reached: So it is.',
        retryable: false,
      });
    });
  }

  it('a page that robots.txt forbids is refused, and not called unreachable', () => {
    const error = { kind: 'disallowed_by_robots' as const, message: 'robots.txt forbids it' };
    expect(unreachableSite('https://site.example/', error)).to.include({
      code: 'site_refused',
      message: 'https://site.example/ is not fetched: robots.txt forbids it',
    });
  });

  it('no answer without a reason is no valid HTTP', () => {
    expect(unreachableSite('https://site.example/', null)).to.include({
      code: 'site_unreachable',
      message: 'https://site.example/ cannot be reached: no answer',
    });
  });
});
