import { expect } from 'chai';
import { isUnverified } from '../../../activities/crawl/is-unverified.js';
import type { FetchErrorKind } from '../../../domain/seo/artifacts/fetch.js';

describe('[U] isUnverified', () => {
  const failed = (kind: FetchErrorKind) => isUnverified({ status: 0, error: { kind, message: '' } });

  it('is what bot walls and rate limits answer', () => {
    const verdicts = [200, 301, 401, 403, 404, 407, 410, 429, 451, 500, 503, 999].filter((status) =>
      isUnverified({ status, error: null }),
    );
    expect(verdicts).to.deep.equal([401, 403, 407, 429, 451, 999]);
  });

  it('is what may be a fault of ours', () => {
    const kinds: FetchErrorKind[] = ['dns', 'refused', 'reset', 'tls', 'timeout', 'bad_encoding', 'protocol'];
    expect(kinds.filter(failed)).to.deep.equal(['tls', 'timeout', 'bad_encoding', 'protocol']);
  });

  it('is no error page whose reading failed', () => {
    expect(isUnverified({ status: 404, error: { kind: 'timeout', message: '' } })).to.equal(false);
  });
});
