import { expect } from 'chai';
import { sitemapImageTooMany } from '../../../../../domain/seo/checks/sitemap/image-too-many.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapImageTooMany.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/image-too-many', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'image_too_many', line: 4, value: '1001 images' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { image_too_many: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([{ url, observed: '1001 images', where: 'line 4', expected: 'at most 1,000 images', count: 120 }]);
  });

  it('is silent on other errors', () => {
    expect(
      judge({ faults: [{ kind: 'wrong_host', line: 9, value: 'other' }], error_counts: { wrong_host: 1 } }),
    ).to.deep.equal([]);
  });

  it('is silent on a faultless file', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
