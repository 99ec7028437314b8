import { expect } from 'chai';
import { articleJson, breadcrumbJson, organizationJson } from '../../../../domain/seo/remedies/json-ld-skeletons.js';
import { pageFrom } from '../../../support/pages.js';
import { parseMarkup, write } from '../../../support/remedy-cases.js';

const url = (path: string) => `https://site.example${path}`;
const home = (title = 'Home | Oak &amp; Co') => pageFrom(`<title>${title}</title>`, { url: url('/'), depth: 0 });
const read = (code = '') => JSON.parse(parseMarkup(code).text);

describe('[U] json-ld skeletons', () => {
  it('name who runs the site by the part of the title that is not the page', () => {
    expect(read(write(organizationJson, [home()])[0]?.code)).to.deep.equal({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Oak & Co',
      url: url('/'),
      sameAs: ['https://…'],
    });
    expect(write(organizationJson, [home('')])).to.deep.equal([]);
  });

  it('lead from the start to the page by pages that exist', () => {
    const pages = [
      home(),
      pageFrom('<h1>Guides</h1>', { url: url('/guides/') }),
      pageFrom('<h1>Lacing</h1>', { url: url('/guides/winter/lacing') }),
    ];
    const [, snippet] = write(breadcrumbJson, pages);
    const [last] = write(breadcrumbJson, pages).slice(-1);
    expect(snippet).to.equal(undefined);
    expect(last?.url).to.equal(url('/guides/winter/lacing'));
    expect(read(last?.code).itemListElement).to.deep.equal([
      { '@type': 'ListItem', position: 1, name: 'Oak & Co', item: url('/') },
      { '@type': 'ListItem', position: 2, name: 'Guides', item: url('/guides/') },
      { '@type': 'ListItem', position: 3, name: 'Lacing', item: url('/guides/winter/lacing') },
    ]);
  });

  it('tell of an article what the page says already, and nothing else', () => {
    const page = pageFrom(
      '<html lang="en"><head><meta name="description" content="How to"><meta property="article:published_time" content="2026-01-02"></head><h1>Lacing</h1><img src="/lace.png">',
      { url: url('/lacing') },
    );
    expect(read(write(articleJson, [page])[0]?.code)).to.deep.equal({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Lacing',
      description: 'How to',
      mainEntityOfPage: url('/lacing'),
      image: url('/lace.png'),
      inLanguage: 'en',
      datePublished: '2026-01-02',
    });
  });

  it('cannot be ended by a heading', () => {
    const page = pageFrom('<h1>&lt;/script&gt;&lt;script&gt;alert(1)</h1>', { url: url('/a') });
    const { tags, text } = parseMarkup(write(articleJson, [page])[0]?.code ?? '');
    expect(tags).to.deep.equal(['script']);
    expect(JSON.parse(text).headline).to.equal('</script><script>alert(1)');
  });
});
