import { expect } from 'chai';
import { breadcrumbJson, organizationJson } from '../../../../domain/seo/fixes/json-ld-skeletons.js';
import { parseMarkup, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const url = (path: string) => `https://site.example${path}`;
const home = (title = 'Home | Oak &amp; Co', image = '/img/logo.svg') =>
  pageFrom(`<title>${title}</title><img src="${image}">`, { url: url('/'), depth: 0 });
const read = (code = '') => JSON.parse(parseMarkup(code).text);

describe('[U] json-ld skeletons', () => {
  it('name who runs the site by the part of the title that is not the page', () => {
    expect(read(write(organizationJson, [home()])[0]?.code)).to.deep.equal({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Oak & Co',
      url: url('/'),
      logo: url('/img/logo.svg'),
    });
    expect(write(organizationJson, [home('')])).to.deep.equal([]);
    // Without a logo the code would bring a finding of its own.
    expect(write(organizationJson, [home('Home | Oak', '/img/oak.jpg')])).to.deep.equal([]);
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

  it('cannot be ended by a heading', () => {
    const page = pageFrom('<h1>&lt;/script&gt;&lt;script&gt;alert(1)</h1>', { url: url('/guides/a') });
    const { tags, text } = parseMarkup(write(breadcrumbJson, [page])[0]?.code ?? '');
    expect(tags).to.deep.equal(['script']);
    expect(JSON.parse(text).itemListElement.at(-1).name).to.equal('</script><script>alert(1)');
  });
});
