import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsHtmlInstead } from '../../../../../domain/seo/checks/robots/html-instead.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsHtmlInstead.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/html-instead', () => {
  const url = 'https://site.example/robots.txt';

  it('fires for an HTML page', () => {
    expect(judge({ is_html: true })).to.deep.equal([
      { url, observed: 'an HTML page with status 200', expected: 'text/plain' },
    ]);
  });

  it('leaves a text file alone', () => {
    expect(judge()).to.deep.equal([]);
  });
});
