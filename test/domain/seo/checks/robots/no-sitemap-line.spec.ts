import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsNoSitemapLine } from '../../../../../domain/seo/checks/robots/no-sitemap-line.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsNoSitemapLine.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/no-sitemap-line', () => {
  const url = 'https://site.example/robots.txt';

  it('fires when there is none', () => {
    expect(judge({ sitemap_urls: [] })).to.deep.equal([{ url, observed: 'no Sitemap line', expected: 'at least one' }]);
  });

  it('leaves a file with one alone', () => {
    expect(judge()).to.deep.equal([]);
  });

  it('leaves a wrong line alone', () => {
    expect(judge({ sitemap_urls: [], bad_sitemap_lines: [{ line: 1, text: 'Sitemap: /a.xml' }] })).to.deep.equal([]);
  });

  it('leaves a missing file alone', () => {
    expect(judge({ state: 'missing', status: 404, sitemap_urls: [] })).to.deep.equal([]);
  });

  it('leaves a sitemap that is there and not named to its own check', () => {
    const site = siteFrom([], {
      robots: robotsFrom({ sitemap_urls: [] }),
      sitemap: sitemapFrom({ files: [sitemapFile({})] }),
    });
    expect(robotsNoSitemapLine.judge(site, context())).to.deep.equal([]);
  });
});
