import { expect } from 'chai';
import { sitemapMalformed } from '../../../../../domain/seo/checks/sitemap/malformed.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapMalformed.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/malformed', () => {
  it('names the line', () => {
    expect(judge({ xml_error: { line: 12, message: 'unclosed tag: loc' } })).to.deep.equal([
      { url, observed: 'unclosed tag: loc', expected: 'well-formed XML', where: 'line 12' },
    ]);
  });

  it('is silent on a faultless file', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
