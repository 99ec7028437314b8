import { expect } from 'chai';
import { whyUnscored } from '../../../../domain/seo/scoring/why-unscored.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapFrom } from '../../../support/sites/sitemaps.js';

const url = 'https://site.example/';
const open = siteFrom([pageFrom(htmlPage(), { url })]);
const noindex = siteFrom([pageFrom(htmlPage('', '<meta name="robots" content="noindex">'), { url })]);
const gone = siteFrom([pageFrom('', { url, status: 500 })]);
const forbidden = siteFrom([pageFrom('', { url, allowed: false })]);

describe('[U] whyUnscored', () => {
  it('scores what was there to be judged', () => {
    for (const name of ['technical_seo', 'on_page_seo', 'sitemap', 'content_strategy'] as const)
      expect(whyUnscored(name, [], open), name).to.equal(null);
  });

  it('scores no content where no page may be indexed or none could be read', () => {
    for (const name of ['on_page_seo', 'content_strategy'] as const) {
      expect(whyUnscored(name, [stubIssue('image/alt-missing')], noindex), name).to.include('may be indexed');
      expect(whyUnscored(name, [], gone), name).to.equal('No page could be read');
    }
    expect(whyUnscored('technical_seo', [], noindex)).to.equal(null);
  });

  it('scores technology by the site alone where that says enough', () => {
    expect(whyUnscored('technical_seo', [], forbidden)).to.equal('No page could be requested');
    expect(
      whyUnscored('technical_seo', [stubIssue('robots/site-disallowed', { measured_over: 'site' })], forbidden),
    ).to.equal(null);
  });

  it('scores a sitemap that was found, whatever else was', () => {
    expect(whyUnscored('sitemap', [], forbidden)).to.equal('No page could be requested');
    expect(whyUnscored('sitemap', [], { ...forbidden, sitemap: sitemapFrom() })).to.equal(null);
  });
});
