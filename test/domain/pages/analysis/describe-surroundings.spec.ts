import { expect } from 'chai';
import { describeSurroundings } from '../../../../domain/pages/analysis/describe-surroundings.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;

describe('[U] surroundings of a page', () => {
  it('tell who links to it, and what of its links is broken or moved', () => {
    const links = '<a href="/b">b</a><a href="/gone">gone</a><a href="/old">old</a><a href="/circle">circle</a>';
    const site = siteFrom([
      pageFrom(links, { url: url('/'), depth: 0 }),
      pageFrom('<a href="/">home</a>', { url: url('/b'), depth: 1 }),
      pageFrom('', { url: url('/gone'), depth: 1, status: 404 }),
      pageFrom('', { url: url('/old'), depth: 1, status: 301, fetch: { redirect_url: url('/b') } }),
      pageFrom('', { url: url('/circle'), depth: 1, status: 301, fetch: { redirect_url: url('/circle') } }),
    ]);
    expect(describeSurroundings(site, url('/'))).to.deep.equal({
      pages: 2,
      max_depth: 1,
      incomplete: false,
      links_from_page: 4,
      linked_from: [url('/b')],
      broken_links: [{ url: url('/gone'), status: 404, text: 'gone' }],
      redirected_links: [
        { url: url('/old'), to: url('/b'), text: 'old' },
        { url: url('/circle'), to: null, text: 'circle' },
      ],
    });
  });

  it('say nothing of what was not crawled', () => {
    const site = siteFrom([pageFrom('<a href="/b">b</a>', { url: url('/') })], { crawl_incomplete: true });
    expect(describeSurroundings(site, url('/'))).to.deep.include({
      pages: 1,
      incomplete: true,
      links_from_page: 1,
      broken_links: [],
      linked_from: [],
    });
  });
});
