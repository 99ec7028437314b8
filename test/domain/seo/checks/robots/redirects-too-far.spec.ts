import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsRedirectsTooFar } from '../../../../../domain/seo/checks/robots/redirects-too-far.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsRedirectsTooFar.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/redirects-too-far', () => {
  const url = 'https://site.example/robots.txt';

  it('fires from six redirects', () => {
    expect(judge({ state: 'missing', redirect_hops: 6 })).to.deep.equal([
      { url, observed: '6 redirects', expected: 'at most 5 redirects' },
    ]);
  });

  it('fires when the fetcher gave up', () => {
    expect(
      judge({ state: 'missing', redirect_hops: 5, error: { kind: 'too_many_redirects', message: '' } }),
    ).to.deep.equal([{ url, observed: '5 redirects', expected: 'at most 5 redirects' }]);
  });

  it('leaves five redirects alone', () => {
    expect(judge({ redirect_hops: 5 })).to.deep.equal([]);
  });
});
