import { expect } from 'chai';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { buildSiteArtifacts } from '../../../../domain/seo/site/site-artifacts.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (name: string, ...targets: string[]) =>
  summarizePage(
    pageFrom(`<body>${targets.map((target) => `<a href="${target}">x</a>`).join('')}</body>`, {
      url: `https://example.test/${name}`,
    }),
  );

const build = (pages: Iterable<ReturnType<typeof page>>) =>
  buildSiteArtifacts({
    start_url: 'https://example.test/',
    pages,
    robots: null,
    sitemap: null,
    probes: null,
    external_links: null,
    speed: null,
    crawl_incomplete: true,
  });

describe('[U] site artifacts', () => {
  it('keeps pages in crawl order and finds them by URL', () => {
    const home = page('');
    const about = page('about');
    const site = build(new Set([home, about]));
    expect(site.pages).to.deep.equal([home, about]);
    expect(site.by_url.get('https://example.test/about')).to.equal(about);
    expect(site.by_url.size).to.equal(2);
    expect(site.crawl_incomplete).to.equal(true);
  });

  it('lists the distinct sources of each target in crawl order, fragments ignored', () => {
    const site = build([page('', '/a', '/a#part', '/a#other'), page('b', '/a')]);
    expect([...site.inlinks]).to.deep.equal([
      ['https://example.test/a', ['https://example.test/', 'https://example.test/b']],
    ]);
  });

  it('counts neither links of a page to itself nor links to other hosts', () => {
    const site = build([page('a', '/a', '#top', 'https://other.test/')]);
    expect(site.inlinks.size).to.equal(0);
  });
});
