import { expect } from 'chai';
import { startPage } from '../../../../domain/seo/site/start-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const home = pageFrom('Hi', { url: 'https://site.example/' });
const redirect = (target: string) =>
  pageFrom('', { url: 'http://site.example/', status: 301, fetch: { redirect_url: target } });

describe('[U] start-page', () => {
  it('is the page of the start URL', () => {
    expect(startPage(siteFrom([home]))?.url).to.equal('https://site.example/');
  });

  it('is the page that the start URL redirects to', () => {
    expect(startPage(siteFrom([redirect(home.url), home]))?.url).to.equal('https://site.example/');
  });

  it('is nothing when the start does not return 200 with HTML, is forbidden or leads out of the crawl', () => {
    const without = [
      [pageFrom('Gone', { status: 404 })],
      [pageFrom('', { headers: { 'content-type': 'application/pdf' } })],
      [pageFrom('Hi', { allowed: false })],
      [redirect('https://elsewhere.example/')],
      [],
    ];
    expect(without.map((pages) => startPage(siteFrom(pages)))).to.deep.equal([null, null, null, null, null]);
  });
});
