import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsSiteDisallowed } from '../../../../../domain/seo/checks/robots/site-disallowed.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsSiteDisallowed.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/site-disallowed', () => {
  const url = 'https://site.example/robots.txt';

  it('fires when "/" is disallowed', () => {
    expect(judge({ site_disallowed: true })).to.deep.equal([
      { url, observed: '"/" is disallowed', expected: '"/" is allowed' },
    ]);
  });

  it('leaves an open site alone', () => {
    expect(judge()).to.deep.equal([]);
  });

  it('leaves an unreachable file alone', () => {
    expect(judge({ state: 'unreachable', status: 500, site_disallowed: true })).to.deep.equal([]);
  });
});
