import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsMissing } from '../../../../../domain/seo/checks/robots/missing.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsMissing.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/missing', () => {
  const url = 'https://site.example/robots.txt';

  it('fires for a 404', () => {
    expect(judge({ state: 'missing', status: 404 })).to.deep.equal([{ url, observed: '404', expected: '200' }]);
  });

  it('fires for a 410', () => {
    expect(judge({ state: 'missing', status: 410 })).to.deep.equal([{ url, observed: '410', expected: '200' }]);
  });

  it('leaves a file that was found alone', () => {
    expect(judge()).to.deep.equal([]);
  });

  it('leaves an HTML page in its place alone', () => {
    expect(judge({ state: 'missing', is_html: true })).to.deep.equal([]);
  });

  it('leaves a file behind six redirects alone', () => {
    expect(judge({ state: 'missing', redirect_hops: 6 })).to.deep.equal([]);
  });
});
