import { expect } from 'chai';
import { sitemapWrongHost } from '../../../../../domain/seo/checks/sitemap/wrong-host.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapWrongHost.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/wrong-host', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'wrong_host', line: 4, value: 'https://other.example/a' },
          { kind: 'outside_path', line: 9, value: 'other' },
        ],
        error_counts: { wrong_host: 120, outside_path: 1 },
      }),
    ).to.deep.equal([
      { url, observed: 'https://other.example/a', where: 'line 4', expected: 'addresses of the same host', count: 120 },
    ]);
  });

  it('is silent on other errors', () => {
    expect(
      judge({ faults: [{ kind: 'outside_path', line: 9, value: 'other' }], error_counts: { outside_path: 1 } }),
    ).to.deep.equal([]);
  });

  it('is silent on a faultless file', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
