import { expect } from 'chai';
import { isUnverified } from '../../../../activities/crawl/fetch/is-unverified.js';
import type { FetchErrorKind } from '../../../../domain/seo/artifacts/fetch.js';

describe('[U] isUnverified', () => {
  const failed = (kind: FetchErrorKind) => isUnverified({ status: 0, error: { kind, message: '' }, headers: {} });

  it('is what bot walls and rate limits answer', () => {
    const verdicts = [200, 301, 401, 403, 404, 407, 410, 429, 451, 500, 503, 999].filter((status) =>
      isUnverified({ status, error: null, headers: {} }),
    );
    expect(verdicts).to.deep.equal([401, 403, 407, 429, 451, 999]);
  });

  const cases: [status: number, headers: Record<string, string>, expected: boolean][] = [
    [503, { server: 'cloudflare', 'cf-mitigated': 'challenge' }, true],
    [503, { server: 'Cloudflare' }, true],
    [503, { 'retry-after': '120' }, true],
    [503, { server: 'nginx' }, false],
    [200, { 'cf-mitigated': 'challenge' }, true],
    [202, { 'x-amzn-waf-action': 'challenge' }, true],
    [404, { server: 'cloudflare' }, false],
    [500, { 'retry-after': '120' }, false],
    [521, { server: 'cloudflare' }, false],
  ];
  for (const [status, headers, expected] of cases)
    it(`is ${expected ? '' : 'not '}${status} with ${JSON.stringify(headers)}`, () => {
      expect(isUnverified({ status, error: null, headers })).to.equal(expected);
    });

  it('is what may be an error of ours', () => {
    const kinds: FetchErrorKind[] = ['dns', 'refused', 'reset', 'tls', 'timeout', 'bad_encoding', 'protocol'];
    expect(kinds.filter(failed)).to.deep.equal(['tls', 'timeout', 'bad_encoding', 'protocol']);
  });

  it('is no error page whose reading failed', () => {
    expect(isUnverified({ status: 404, error: { kind: 'timeout', message: '' }, headers: {} })).to.equal(false);
  });
});
