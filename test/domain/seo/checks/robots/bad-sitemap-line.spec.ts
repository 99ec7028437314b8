import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsBadSitemapLine } from '../../../../../domain/seo/checks/robots/bad-sitemap-line.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsBadSitemapLine.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/bad-sitemap-line', () => {
  const url = 'https://site.example/robots.txt';

  it('fires for an address without scheme', () => {
    expect(judge({ bad_sitemap_lines: [{ line: 4, text: 'Sitemap: example.test/sm.xml' }] })).to.deep.equal([
      { url, observed: 'Sitemap: example.test/sm.xml', where: 'line 4', count: 1 },
    ]);
  });

  it('leaves full addresses alone', () => {
    expect(judge()).to.deep.equal([]);
  });
});
