import { expect } from 'chai';
import { schemaUrlMismatch } from '../../../../../domain/seo/checks/schema/url-mismatch.js';
import { context } from '../../../../support/check-context.js';
import { jsonLdPage } from '../../../../support/sites/json-ld-page.js';

const judge = (block: object, { url = 'https://site.example/a', head = '' } = {}) =>
  schemaUrlMismatch.judge(jsonLdPage([block], { url }, head), context());

describe('[U] schema/url-mismatch', () => {
  it('finds a page that describes itself under the address of another', () => {
    expect(judge({ '@type': 'WebPage', url: 'https://site.example/b' })).to.deep.equal([
      {
        url: 'https://site.example/a',
        observed: 'https://site.example/b',
        count: 1,
        expected: 'https://site.example/a',
        where: 'WebPage.url',
      },
    ]);
    expect(judge({ '@type': ['WebPage', 'AboutPage'], '@id': 'https://site.example/b#webpage' })).to.have.length(1);
  });

  it('is silent for other spellings of the page itself', () => {
    for (const url of [
      '/a',
      'https://www.site.example/a/',
      'http://site.example/A',
      '/a/index.html',
      '/a?x=1',
      '/a#top',
      '/a/page/2',
    ]) {
      expect(judge({ '@type': 'WebPage', url }), url).to.deep.equal([]);
    }
  });

  it('is silent for the canonical and for language versions', () => {
    const block = { '@type': 'WebPage', url: 'https://site.example/b' };
    expect(judge(block, { head: '<link rel="canonical" href="/b">' })).to.deep.equal([]);
    expect(judge(block, { head: '<link rel="alternate" hreflang="fr" href="/b">' })).to.deep.equal([]);
  });

  it('is silent for what is not the page: other things, lists, parts and other sites', () => {
    const url = 'https://site.example/b';
    expect(judge({ '@type': 'Organization', url })).to.deep.equal([]);
    expect(judge({ '@type': 'CollectionPage', url })).to.deep.equal([]);
    expect(judge({ '@type': 'Article', isPartOf: { '@type': 'WebPage', url } })).to.deep.equal([]);
    expect(judge({ '@type': 'WebPage', url: 'https://other.example/b' })).to.deep.equal([]);
    expect(
      judge({
        '@graph': [
          { '@type': 'WebPage', url },
          { '@type': 'WebPage', url: `${url}c` },
        ],
      }),
    ).to.deep.equal([]);
    expect(judge({ '@type': 'WebPage', '@id': '#webpage' })).to.deep.equal([]);
  });
});
