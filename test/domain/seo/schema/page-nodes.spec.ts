import { expect } from 'chai';
import { jsonLdNodes } from '../../../support/sites/json-ld-page.js';

describe('[U] page nodes', () => {
  it('joins what is said under one id, over blocks and in graphs', () => {
    const nodes = jsonLdNodes(
      { '@id': '#p', '@type': 'Product', name: 'Mug' },
      { '@graph': [{ '@id': '#p', '@type': ['Product', 'Thing'], sku: 's', offers: { '@id': '#o' } }] },
      { '@graph': [{ '@id': '#o', '@type': 'Offer', price: 9 }] },
    );
    expect(nodes.map(({ types, id, isMain, via }) => ({ types, id, isMain, via }))).to.deep.equal([
      { types: ['Product', 'Thing'], id: '#p', isMain: true, via: [] },
      { types: ['Offer'], id: '#o', isMain: false, via: ['offers'] },
    ]);
    expect([...(nodes[0]?.properties.keys() ?? [])]).to.deep.equal(['name', 'sku', 'offers']);
    expect(nodes[0]?.properties.get('offers')?.nodes).to.deep.equal([nodes[1]]);
    expect(nodes[1]?.properties.get('price')?.values).to.deep.equal(['9']);
  });

  it('keeps the ids that the page says nothing of', () => {
    const [node] = jsonLdNodes({ '@type': 'Article', author: { '@id': 'https://site.example/#me' } });
    expect(node?.properties.get('author')).to.deep.equal({
      filled: true,
      values: [],
      nodes: [],
      unknown: ['https://site.example/#me'],
    });
  });

  it('tells what a page is about from parts of something else', () => {
    const isMain = (...blocks: object[]) =>
      Object.fromEntries(jsonLdNodes(...blocks).map((node) => [node.types[0], node.isMain]));
    expect(
      isMain({ '@type': 'WebPage', mainEntity: { '@type': 'Product', brand: { '@type': 'Brand', name: 'x' } } }),
    ).to.deep.equal({
      WebPage: true,
      Product: true,
      Brand: false,
    });
    expect(
      isMain({
        '@graph': [
          { '@type': 'Article', publisher: { '@id': '#o' }, review: { '@id': '#r' } },
          { '@id': '#o', '@type': 'Organization', name: 'x' },
          { '@id': '#r', '@type': 'Review', name: 'x' },
        ],
      }),
    ).to.deep.equal({ Article: true, Organization: true, Review: false });
    expect(isMain({ '@type': 'Article', publisher: { '@type': 'Organization', name: 'x' } })).to.deep.equal({
      Article: true,
      Organization: false,
    });
  });

  it('leaves out blocks with terms of their own or without a context, and damaged ones', () => {
    expect(jsonLdNodes([{ '@type': 'Product' }])).to.deep.equal([]);
    expect(
      jsonLdNodes({ '@context': ['https://schema.org', { sku: 'https://other.example/#sku' }], '@type': 'Product' }),
    ).to.deep.equal([]);
    expect(jsonLdNodes({ '@context': 'https://other.example', '@type': 'Product' })).to.deep.equal([]);
  });

  it('says of nodes in a block that was cut that they may be more', () => {
    const parts = Array.from({ length: 60 }, (_, index) => ({ '@type': 'Offer', price: index }));
    expect(jsonLdNodes({ '@type': 'Product', offers: parts })[0]?.isPartial).to.equal(true);
    expect(jsonLdNodes({ '@type': 'Product', offers: parts.slice(0, 40) })[0]?.isPartial).to.equal(false);
  });

  it('takes things that name each other', () => {
    const [a, b] = jsonLdNodes({
      '@graph': [
        { '@id': '#a', '@type': 'Person', knows: { '@id': '#b' } },
        { '@id': '#b', '@type': 'Person', knows: { '@id': '#a' } },
      ],
    });
    expect(a?.properties.get('knows')?.nodes[0]).to.equal(b);
    expect(b?.properties.get('knows')?.nodes[0]).to.equal(a);
  });
});
