import { expect } from 'chai';
import { gatherSiteFacts, nameUrls } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (path: string, html = 'Hi') => pageFrom(html, { url: `https://site.example${path}` });

describe('[U] site-facts', () => {
  it('keeps indexable pages and puts those most linked to first', () => {
    const facts = gatherSiteFacts(
      factSources([
        page('/', '<a href="/b">b</a>'),
        page('/a', '<a href="/b">b</a><a href="/">home</a>'),
        page('/b'),
        page('/no', '<meta name="robots" content="noindex">'),
      ]),
    );
    expect(facts.pages.map(({ url }) => url.slice(20))).to.deep.equal(['/', '/a', '/b']);
    expect(facts.main_urls.map((url) => url.slice(20))).to.deep.equal(['/b', '/', '/a']);
  });

  it('falls back on the start URL when nothing was crawled', () => {
    expect(gatherSiteFacts(factSources([], { start_url: 'https://down.example/' })).main_urls).to.deep.equal([
      'https://down.example/',
    ]);
  });

  it('names one or none as it is', () => expect([nameUrls(['/a']), nameUrls([])]).to.deep.equal(['/a', '']));

  it('names ten main pages at most, and three in a sentence', () => {
    const facts = gatherSiteFacts(factSources(Array.from({ length: 30 }, (_, n) => page(`/${n}`))));
    expect(facts.main_urls.length).to.equal(10);
    expect(nameUrls(facts.main_urls)).to.equal(
      'https://site.example/0, https://site.example/1, https://site.example/2',
    );
  });
});
