import { expect } from 'chai';
import { sitemapNoNamespace } from '../../../../../domain/seo/checks/sitemap/no-namespace.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapNoNamespace.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/no-namespace', () => {
  it('fires on urlset and index without it', () => {
    expect(judge({ has_namespace: false }, { kind: 'index', has_namespace: false }).length).to.deep.equal(2);
  });

  it('tells what is expected', () => {
    expect(judge({ has_namespace: false })).to.deep.equal([
      {
        url,
        observed: 'no protocol namespace',
        expected: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        where: 'root element',
      },
    ]);
  });

  it('asks it of no text file or feed', () => {
    expect(judge({ kind: 'text', has_namespace: false }, { kind: 'rss', has_namespace: false })).to.deep.equal([]);
  });

  it('is silent on a faultless file', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
