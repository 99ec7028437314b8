import { expect } from 'chai';
import { writeSitemap } from '../../../../domain/seo/fixes/write-sitemap.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

describe('[U] write sitemap', () => {
  it('writes one entry for each page', () => {
    const { pages } = siteFrom(['/', '/a'].map((path) => pageFrom(htmlPage(), { url: `https://site.example${path}` })));
    expect(writeSitemap(pages)).to.equal(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '  <url>\n    <loc>https://site.example/</loc>\n  </url>',
        '  <url>\n    <loc>https://site.example/a</loc>\n  </url>',
        '</urlset>',
      ].join('\n'),
    );
  });
});
