import { expect } from 'chai';
import { HreflangClusters } from '../../../../domain/seo/site/hreflang-clusters.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const ORIGIN = 'https://site.example';
const page = (path: string, alternates: Record<string, string>) => {
  const links = Object.entries(alternates)
    .map(([code, target]) => `<link rel="alternate" hreflang="${code}" href="${ORIGIN}${target}">`)
    .join('');
  return pageFrom(htmlPage('<p>Hi</p>', links), { url: ORIGIN + path });
};
const clustersOf = (...pages: ReturnType<typeof page>[]) => new HreflangClusters(siteFrom(pages));
const membersOf = (clusters: HreflangClusters, path: string) =>
  (clusters.of(ORIGIN + path)?.members ?? []).map(({ code, url }) => `${code} ${url.slice(ORIGIN.length)}`).sort();

describe('[U] hreflang clusters', () => {
  it('joins sets that each name a part of the versions', () => {
    const clusters = clustersOf(
      page('/blog', { en: '/blog', zh: '/blog/zh', hi: '/blog/hi', 'x-default': '/blog' }),
      page('/blog/hi', { en: '/blog', hi: '/blog/hi', zh: '/blog/zh', 'x-default': '/blog' }),
      page('/blog/es', { es: '/blog/es', zh: '/blog/zh', 'x-default': '/blog/es' }),
      page('/blog/zh', { zh: '/blog/zh' }),
    );
    const all = ['en /blog', 'es /blog/es', 'hi /blog/hi', 'zh /blog/zh'];
    for (const path of ['/blog', '/blog/hi', '/blog/es', '/blog/zh'])
      expect(membersOf(clusters, path), path).to.deep.equal(all);
    expect(clusters.of(`${ORIGIN}/blog/es`)?.x_default).to.equal(`${ORIGIN}/blog`);
    expect(clusters.list().length).to.equal(1);
  });

  it('keeps subjects apart whose pages all name the home page of a language', () => {
    const clusters = clustersOf(
      page('/a', { en: '/a', de: '/de/' }),
      page('/b', { en: '/b', de: '/de/' }),
      page('/de/', { de: '/de/', en: '/a' }),
    );
    expect(membersOf(clusters, '/a')).to.deep.equal(['de /de/', 'en /a']);
    expect(membersOf(clusters, '/b')).to.deep.equal(['en /b']);
    expect(clusters.areVersions(`${ORIGIN}/a`, `${ORIGIN}/b`)).to.equal(false);
  });

  it('joins nothing by a common x-default', () => {
    const clusters = clustersOf(page('/a', { en: '/a', 'x-default': '/' }), page('/b', { de: '/b', 'x-default': '/' }));
    expect(clusters.areVersions(`${ORIGIN}/a`, `${ORIGIN}/b`)).to.equal(false);
  });

  it('leaves a variant out that carries the set of its page and is not in it', () => {
    const set = { en: '/a', de: '/de/a' };
    const clusters = clustersOf(page('/a', set), page('/de/a', set), page('/de/a?sort=1', set));
    expect(clusters.areVersions(`${ORIGIN}/de/a?sort=1`, `${ORIGIN}/a`)).to.equal(false);
    expect(membersOf(clusters, '/a')).to.deep.equal(['de /de/a', 'en /a']);
  });

  it('reads the sitemap, and takes a code from anyone who names the page', () => {
    const alternates = [
      { hreflang: 'en-GB', url: `${ORIGIN}/a` },
      { hreflang: 'de', url: `${ORIGIN}/de/a` },
    ];
    const sitemap = sitemapFrom({ entries: ['/a', '/de/a'].map((path) => sitemapEntry(path, { alternates })) });
    const clusters = new HreflangClusters(siteFrom([page('/a', {}), page('/de/a', {})], { sitemap }));
    expect(clusters.areVersions(`${ORIGIN}/a`, `${ORIGIN}/de/a`)).to.equal(true);
    expect([clusters.codeOf(`${ORIGIN}/a`), clusters.codeOf(`${ORIGIN}/b`)]).to.deep.equal(['en-GB', null]);
  });
});
