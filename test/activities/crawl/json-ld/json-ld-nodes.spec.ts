import { expect } from 'chai';
import { collectNodes } from '../../../../activities/crawl/json-ld/json-ld-nodes.js';

/** Types of the nodes, each with the properties and types of those inside: "A x:C x:D". */
const outline = (value: unknown, maxNodes?: number) => {
  const { nodes } = collectNodes(value, maxNodes);
  const typesAt = (place: number) => nodes[place]?.types.join('+');
  return nodes.map(({ types, properties }) =>
    [
      types.join('+'),
      ...properties.flatMap((property) => (property.nodes ?? []).map((place) => `${property.name}:${typesAt(place)}`)),
    ].join(' '),
  );
};

describe('[U] json-ld nodes', () => {
  it('keeps names, values of watched properties, and where the nodes are', () => {
    expect(
      collectNodes({
        '@context': 'https://schema.org',
        '@id': 'https://site.example/#mug',
        '@type': ['Product', 'schema:Thing'],
        name: ' Mug ',
        description: 'A long text',
        'https://schema.org/sku': null,
        image: ['/a.png', { '@type': 'ImageObject', url: '/b.png' }],
        brand: { '@id': '#mill' },
        offers: { '@type': 'Offer', price: 9.5, availability: '' },
      }),
    ).to.deep.equal({
      own_terms: false,
      nodes_complete: true,
      nodes: [
        {
          types: ['Product', 'Thing'],
          id: 'https://site.example/#mug',
          properties: [
            { name: 'name', values: ['Mug'] },
            { name: 'description' },
            { name: 'sku', blank: true },
            { name: 'image', values: ['/a.png'], nodes: [1] },
            { name: 'brand', refs: ['#mill'] },
            { name: 'offers', nodes: [2] },
          ],
        },
        {
          types: ['ImageObject'],
          id: null,
          properties: [{ name: 'url', values: ['/b.png'] }],
        },
        {
          types: ['Offer'],
          id: null,
          properties: [
            { name: 'price', values: ['9.5'] },
            { name: 'availability', blank: true },
          ],
        },
      ],
    });
  });

  it('finds those of top-level lists, graphs and wrapped values, outer ones first', () => {
    expect(
      outline([
        { '@type': 'A', x: { '@list': [{ '@type': 'C' }, [{ '@type': 'D' }]] } },
        {
          '@graph': [
            { '@type': 'B', y: { z: 1 } },
            { '@type': 'E', '@graph': { '@type': 'F' } },
          ],
        },
      ]),
    ).to.deep.equal(['A x:C x:D', 'B y:', 'E', 'F', 'C', 'D', '']);
    const typed = collectNodes({ '@type': 'A', datePublished: { '@type': 'Date', '@value': '2026-01-01' } });
    expect(typed.nodes[0]?.properties).to.deep.equal([{ name: 'datePublished', values: ['2026-01-01'] }]);
  });

  it('tells when a context brings terms of its own, at the top, beside a graph or inside', () => {
    const own = ['https://schema.org', { ding: 'https://x.example/ding' }];
    expect(collectNodes({ '@context': 'https://schema.org', '@type': 'A' }).own_terms).to.equal(false);
    expect(collectNodes({ '@context': own, '@type': 'A' }).own_terms).to.equal(true);
    expect(collectNodes({ '@context': own, '@graph': [] }).own_terms).to.equal(true);
    expect(collectNodes({ '@type': 'A', x: { '@context': own, '@type': 'B' } }).own_terms).to.equal(true);
  });

  it('keeps fifty nodes, or what is left of the bound of the page', () => {
    const many = Array.from({ length: 60 }, () => ({ '@type': 'A' }));
    expect([outline(many).length, collectNodes(many).nodes_complete]).to.deep.equal([50, false]);
    expect([outline(many.slice(0, 50)).length, collectNodes(many.slice(0, 50)).nodes_complete]).to.deep.equal([
      50,
      true,
    ]);
    expect([outline(many, 3).length, outline(many, 0).length]).to.deep.equal([3, 0]);
  });

  it('looks ten levels deep', () => {
    let deep: object = { '@type': 'End' };
    for (let level = 0; level < 20; level++) deep = { '@type': 'A', x: deep };
    expect([outline(deep).length, collectNodes(deep).nodes_complete]).to.deep.equal([11, false]);
  });

  it('bounds names, values and properties', () => {
    const { nodes } = collectNodes({
      ...Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`p${index}`, 1])),
    });
    expect(nodes[0]?.properties).to.have.length(60);
    const [node] = collectNodes({ ['n'.repeat(500)]: 1, sameAs: Array(30).fill('x'.repeat(500)) }).nodes;
    expect(node?.properties[0]?.name).to.have.length(100);
    expect(node?.properties[1]?.values?.map((value) => value.length)).to.deep.equal(Array(10).fill(200));
  });

  it('takes keys called like those of Object for names', () => {
    const [node] = collectNodes(JSON.parse('{"@type":"A","__proto__":{"@type":"B"},"constructor":"x"}')).nodes;
    expect(node?.properties).to.deep.equal([{ name: '__proto__', nodes: [1] }, { name: 'constructor' }]);
  });

  it('finds none in what is no object', () => {
    expect([outline('a'), outline(null), outline([1, [2]])]).to.deep.equal([[], [], []]);
  });
});
