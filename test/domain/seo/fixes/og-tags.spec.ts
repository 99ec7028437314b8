import { expect } from 'chai';
import { ogTags } from '../../../../domain/seo/fixes/og-tags.js';
import { parseMarkup, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const url = 'https://site.example/a';
const tags = (html: string) => {
  const [snippet] = write(ogTags, [pageFrom(html, { url })]);
  return parseMarkup(snippet?.code ?? '').attributes.map(({ property, name, content }) => [property ?? name, content]);
};

describe('[U] og tags', () => {
  it('are made of the page’s own texts and its first image', () => {
    const head = '<title>Boots &amp; shoes</title><meta name="description" content="All of them">';
    expect(tags(`<head>${head}</head><img src="/one.png"><img src="/two.png">`)).to.deep.equal([
      ['og:type', 'website'],
      ['og:title', 'Boots & shoes'],
      ['og:description', 'All of them'],
      ['og:url', url],
      ['og:image', 'https://site.example/one.png'],
      ['twitter:card', 'summary_large_image'],
    ]);
  });

  it('are whole or none: half of the tags would leave half of the findings', () => {
    expect(tags('<h1>Boots</h1>')).to.deep.equal([]);
    expect(write(ogTags, [pageFrom('<p>Boots</p>', { url })])).to.deep.equal([]);
  });

  it('cannot be broken out of by a title', () => {
    const [snippet] = write(ogTags, [
      pageFrom(
        '<title>"&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title><meta name="description" content="D"><img src="/a.png">',
        { url },
      ),
    ]);
    const { tags: found, attributes } = parseMarkup(snippet?.code ?? '');
    expect(new Set(found)).to.deep.equal(new Set(['meta']));
    expect(attributes[1]?.['content']).to.equal('"><script>alert(1)</script>');
  });
});
