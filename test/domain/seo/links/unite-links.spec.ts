import { expect } from 'chai';
import { uniteLinks } from '../../../../domain/seo/links/unite-links.js';
import { pageLink } from '../../../support/sites/page-link.js';

describe('[U] unite links', () => {
  it('makes one of the links of a page to a URL, with the text of the first', () => {
    const rows = uniteLinks([
      pageLink('/', '/a', { anchor: 'first' }),
      pageLink('/', '/b'),
      pageLink('/', '/a', { anchor: 'second', kind: 'image_link' }),
      pageLink('/', '/a', { kind: 'canonical' }),
      pageLink('/x', '/a'),
    ]);
    expect(rows.map(({ link, count }) => [link.from, link.to, link.kind, link.anchor, count])).to.deep.equal([
      ['https://site.example/', 'https://site.example/a', 'link', 'first', 2],
      ['https://site.example/', 'https://site.example/b', 'link', '', 1],
      ['https://site.example/', 'https://site.example/a', 'canonical', '', 1],
      ['https://site.example/x', 'https://site.example/a', 'link', '', 1],
    ]);
  });

  it('is followed where one of them is', () => {
    const held = pageLink('/', '/a', { follow: false, rel: ['nofollow'] });
    expect(uniteLinks([held, pageLink('/', '/a')])[0]?.link).to.deep.include({ follow: true, rel: [] });
    expect(uniteLinks([held, held])[0]?.link).to.deep.include({ follow: false, rel: ['nofollow'] });
  });
});
