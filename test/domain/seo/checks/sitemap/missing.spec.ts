import { expect } from 'chai';
import { sitemapMissing } from '../../../../../domain/seo/checks/sitemap/missing.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapMissing.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/missing', () => {
  it('fires when nothing was found', () => {
    expect(judge()).to.deep.equal([
      {
        url: 'https://example.test/sitemap.xml',
        observed: 'none in robots.txt or at the usual places',
        expected: 'a sitemap that can be read',
      },
    ]);
  });

  it('fires when guessed places do not answer', () => {
    expect(judge({ source: 'well_known', status: 404, kind: 'unknown' }).map(({ observed }) => observed)).to.deep.equal(
      ['none in robots.txt or at the usual places'],
    );
  });

  it('names the file that robots.txt promises in vain', () => {
    expect(judge({ status: 404, kind: 'unknown' }).map(({ observed }) => observed)).to.deep.equal([
      'none at the usual places, and not usable: https://site.example/sitemap.xml (404)',
    ]);
    expect(judge({ source: 'given', status: 404, kind: 'unknown' }).map(({ observed }) => observed)).to.deep.equal([
      'not usable: https://site.example/sitemap.xml (404)',
    ]);
  });

  it('is satisfied with one readable file among others', () => {
    expect(judge({ status: 404, kind: 'unknown' }, { source: 'well_known' })).to.deep.equal([]);
  });
});
