import { expect } from 'chai';
import { sitemapInSeveral } from '../../../../../domain/seo/checks/sitemap/in-several.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const judge = (...files: string[]) =>
  sitemapInSeveral.judge(
    siteFrom([], { sitemap: sitemapFrom({ entries: files.map((file_url) => sitemapEntry('/a', { file_url })) }) }),
    context(),
  );

describe('[U] sitemap/in-several', () => {
  it('fires on an address in two files', () => {
    expect(judge('https://site.example/1.xml', 'https://site.example/2.xml')).to.deep.equal([
      { url: 'https://site.example/a', observed: 'in 2 files', expected: 'one file' },
    ]);
  });

  it('leaves a repeat inside one file to its own check', () => {
    expect(judge('https://site.example/1.xml', 'https://site.example/1.xml')).to.deep.equal([]);
  });
});
