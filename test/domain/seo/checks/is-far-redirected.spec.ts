import { expect } from 'chai';
import { isFarRedirected } from '../../../../domain/seo/checks/is-far-redirected.js';
import { robotsFrom } from '../../../support/sites/robots-from.js';

describe('[U] isFarRedirected', () => {
  it('holds from six hops, or when the fetcher gave up', () => {
    expect(isFarRedirected(robotsFrom({ redirect_hops: 5 }))).to.equal(false);
    expect(isFarRedirected(robotsFrom({ redirect_hops: 6 }))).to.equal(true);
    expect(isFarRedirected(robotsFrom({ error: { kind: 'too_many_redirects', message: '' } }))).to.equal(true);
    expect(isFarRedirected(robotsFrom({ error: { kind: 'timeout', message: '' } }))).to.equal(false);
  });
});
