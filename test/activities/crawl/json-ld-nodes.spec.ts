import { expect } from 'chai';
import { collectNodes } from '../../../activities/crawl/json-ld-nodes.js';

/** Types of the nodes with their parent and property: "Offer < 0 offers". */
const outline = (value: unknown, maxNodes?: number) =>
  collectNodes(value, maxNodes).nodes.map(
    ({ types, parent, via }) => types.join('+') + (parent === null ? '' : ` < ${parent} ${via}`),
  );

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
          parent: null,
          via: null,
          properties: [
            { name: 'name', filled: true, values: ['Mug'] },
            { name: 'description', filled: true },
            { name: 'sku', filled: false },
            { name: 'image', filled: true, values: ['/a.png'], nodes: [1] },
            { name: 'brand', filled: true, refs: ['#mill'] },
            { name: 'offers', filled: true, nodes: [2] },
          ],
        },
        {
          types: ['ImageObject'],
          id: null,
          parent: 0,
          via: 'image',
          properties: [{ name: 'url', filled: true, values: ['/b.png'] }],
        },
        {
          types: ['Offer'],
          id: null,
          parent: 0,
          via: 'offers',
          properties: [
            { name: 'price', filled: true, values: ['9.5'] },
            { name: 'availability', filled: false },
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
    ).to.deep.equal(['A', 'B', 'E', 'F', 'C < 0 x', 'D < 0 x', ' < 1 y']);
    const typed = collectNodes({ '@type': 'A', datePublished: { '@type': 'Date', '@value': '2026-01-01' } });
    expect(typed.nodes[0]?.properties).to.deep.equal([{ name: 'datePublished', filled: true, values: ['2026-01-01'] }]);
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
    expect(node?.properties).to.deep.equal([
      { name: '__proto__', filled: true, nodes: [1] },
      { name: 'constructor', filled: true },
    ]);
  });

  it('finds none in what is no object', () => {
    expect([outline('a'), outline(null), outline([1, [2]])]).to.deep.equal([[], [], []]);
  });
});
