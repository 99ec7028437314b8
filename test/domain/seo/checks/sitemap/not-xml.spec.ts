import { expect } from 'chai';
import { sitemapNotXml } from '../../../../../domain/seo/checks/sitemap/not-xml.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapNotXml.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/not-xml', () => {
  it('fires on a listed file that is something else', () => {
    expect(judge({ kind: 'unknown' })).to.deep.equal([
      {
        url,
        observed: 'neither urlset, sitemapindex, feed nor text',
        expected: 'urlset or sitemapindex',
        where: 'root element',
      },
    ]);
  });

  it('shows the error of the XML when there is one', () => {
    expect(
      judge({ kind: 'unknown', xml_error: { line: 1, message: 'unexpected html' } }).map(({ observed }) => observed),
    ).to.deep.equal(['line 1: unexpected html']);
  });

  it('accepts text, RSS and Atom', () => {
    expect(judge({ kind: 'text' }, { kind: 'rss' }, { kind: 'atom' })).to.deep.equal([]);
  });

  it('does not blame a guessed place that answers with the app', () => {
    expect(judge({ source: 'well_known', kind: 'unknown' })).to.deep.equal([]);
  });

  it('leaves files in error to their own check', () => {
    expect(judge({ status: 404, kind: 'unknown' })).to.deep.equal([]);
  });
});
