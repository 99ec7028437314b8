import { expect } from 'chai';
import { LINK_QUALIFIERS } from '../../../domain/seo/links/is-followed-link.js';
import { LINK_KINDS, LINK_POSITIONS } from '../../../domain/seo/links/page-link.js';
import { packLinks, unpackLinks } from '../../../store/crawl/pack-links.js';
import { pageLink } from '../../support/sites/page-link.js';

describe('[U] pack links', () => {
  it('gives back every link as it was, in order', () => {
    const links = [
      ...LINK_KINDS.map((kind) => pageLink('/', '/a', { kind, anchor: kind })),
      ...LINK_POSITIONS.map((position) => pageLink('/a', '/', { position })),
      pageLink('/a', '/b', { position: null, internal: false }),
      ...LINK_QUALIFIERS.map((qualifier) => pageLink('/', '/c', { rel: [qualifier], follow: false })),
      pageLink('/', '/c', { rel: [...LINK_QUALIFIERS], follow: false, anchor: 'Ä 東京 \u0000 \ud83d\ude00' }),
    ];
    expect(unpackLinks(packLinks(links))).to.deep.equal(links);
    expect(unpackLinks(packLinks([]))).to.deep.equal([]);
  });

  it('takes few bytes for the links of a menu', () => {
    const links = Array.from({ length: 30_000 }, (_, index) =>
      pageLink(`/page-${Math.floor(index / 150)}`, `/menu-${index % 150}`, { anchor: `Menu entry ${index % 150}` }),
    );
    expect(packLinks(links).length / links.length).to.be.lessThan(12);
  });
});
