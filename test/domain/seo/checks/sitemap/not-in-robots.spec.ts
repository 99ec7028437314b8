import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { sitemapNotInRobots } from '../../../../../domain/seo/checks/sitemap/not-in-robots.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const robots: RobotsArtifact = {
  url: 'https://site.example/robots.txt',
  state: 'found',
  status: 200,
  error: null,
  redirect_hops: 0,
  bytes: 20,
  truncated: false,
  has_bom: false,
  is_html: false,
  text: '',
  sitemap_urls: [],
  bad_sitemap_lines: [],
  unknown_directives: [],
  syntax_errors: [],
  bad_patterns: [],
  noindex_lines: [],
  crawl_delay_s: null,
  site_disallowed: false,
  blocked_ai_bots: [],
};
const judge = (sitemap_urls: string[], ...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapNotInRobots.judge(
    siteFrom([], {
      robots: { ...robots, sitemap_urls },
      sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }),
    }),
    context(),
  );

describe('[U] sitemap/not-in-robots', () => {
  it('fires on a file found at the usual place only', () => {
    expect(judge([], { source: 'well_known' })).to.deep.equal([
      { url, observed: 'no Sitemap line', expected: `Sitemap: ${url}`, where: 'robots.txt' },
    ]);
  });

  it('is satisfied with a file that robots.txt names', () => {
    expect([judge([url], { source: 'well_known' }), judge([], { source: 'robots' })]).to.deep.equal([[], []]);
  });

  it('asks it of no file that an index lists', () => {
    expect(
      judge([], { source: 'robots', kind: 'index' }, { url: 'https://site.example/part.xml', source: 'index' }),
    ).to.deep.equal([]);
  });

  it('is silent without a sitemap', () => {
    expect(judge([], { source: 'well_known', status: 404, kind: 'unknown' })).to.deep.equal([]);
  });
});
