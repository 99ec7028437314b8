import { expect } from 'chai';
import { readJsonLd } from '../../../../activities/crawl/json-ld/json-ld.js';

const read = (value: unknown) => readJsonLd(JSON.stringify(value));

describe('[U] json-ld', () => {
  it('calls blank blocks empty, wrapped or not (case 50)', () => {
    for (const script of ['', ' \n ', '<!-- -->', '//<![CDATA[\n//]]>', '/*<![CDATA[*/ /*]]>*/']) {
      const { state, error } = readJsonLd(script);
      expect([script, state, error]).to.deep.equal([script, 'empty', null]);
    }
  });

  it('strips comment and CDATA wrappers', () => {
    const json = '{"@type":"Thing","x":[[1]]}';
    for (const script of [
      `<!--\n${json}\n-->`,
      `//<![CDATA[\n${json}\n//]]>`,
      `<![CDATA[${json}]]>`,
      `/*<![CDATA[*/${json}/*]]>*/`,
      `\ufeff${json}`,
    ]) {
      const { state, types } = readJsonLd(script);
      expect([script, state, types]).to.deep.equal([script, 'valid', ['Thing']]);
    }
  });

  it('leaves JSON alone that ends like a wrapper', () => {
    expect(readJsonLd('[[1]]').state).to.equal('valid');
    expect(readJsonLd('[[1]]>').state).to.equal('invalid');
  });

  it('says why a block is invalid', () => {
    const block = readJsonLd('{"@type": "Thing",}');
    expect(block.state).to.equal('invalid');
    expect(block.error).to.match(/JSON/);
    expect(block.types).to.deep.equal([]);
  });

  it('sees every node of arrays, graphs, nesting and lists of types (case 52)', () => {
    const block = read([
      { '@context': 'https://schema.org', '@type': ['Product', 'https://schema.org/Car'] },
      {
        '@context': { '@vocab': 'http://schema.org/' },
        '@graph': [
          { '@type': 'schema:Organization', sameAs: ['https://x.example/'] },
          { '@type': 'Article', author: { '@type': 'Person', name: 'Ann' }, datePublished: '2025-01-02' },
          { '@type': 'Product', dateModified: ['2025-02-03', '2025-03-04'] },
        ],
      },
    ]);
    const { nodes, ...facts } = block;
    expect(nodes.map(({ types }) => types)).to.deep.equal([
      ['Product', 'Car'],
      ['Organization'],
      ['Article'],
      ['Product'],
      ['Person'],
    ]);
    expect(facts).to.deep.equal({
      state: 'valid',
      error: null,
      has_context: true,
      types: ['Product', 'Car', 'Organization', 'Article', 'Person'],
      breadcrumb_positions: [],
      date_published: '2025-01-02',
      date_modified: '2025-02-03',
      has_author: true,
      has_same_as: true,
      own_terms: false,
      nodes_complete: true,
    });
  });

  it('knows the context of schema.org from others', () => {
    const contexts: [context: unknown, expected: boolean][] = [
      ['https://schema.org', true],
      ['http://www.schema.org/', true],
      ['//schema.org', true],
      ['schema.org', true],
      [['https://other.example', 'https://schema.org'], true],
      ['https://other.example/schema.org', false],
      ['https://schema.organic.example', false],
      [undefined, false],
    ];
    for (const [context, expected] of contexts) {
      expect(read({ '@context': context, '@type': 'Thing' }).has_context, String(context)).to.equal(expected);
    }
  });

  it('lists breadcrumb positions, 0 for one that is missing', () => {
    const items = [{ position: 1 }, { position: '2' }, { name: 'x' }, 'odd', { position: 4 }];
    expect(read({ '@type': 'BreadcrumbList', itemListElement: items }).breadcrumb_positions).to.deep.equal([
      [1, 2, 0, 0, 4],
    ]);
    expect(read({ '@type': 'BreadcrumbList', itemListElement: { position: 1 } }).breadcrumb_positions).to.deep.equal([
      [1],
    ]);
    expect(read({ '@type': 'BreadcrumbList' }).breadcrumb_positions).to.deep.equal([[]]);
  });

  it('does not count blank authors and links', () => {
    const block = read({ '@type': 'Article', author: ' ', sameAs: [''], datePublished: ' ', dateModified: 5 });
    expect([block.has_author, block.has_same_as, block.date_published, block.date_modified]).to.deep.equal([
      false,
      false,
      null,
      null,
    ]);
  });

  it('looks 64 levels deep and survives what is deeper', () => {
    const nested = (levels: number) => `${'{"x":'.repeat(levels)}{"@type":"Deep"}${'}'.repeat(levels)}`;
    expect(readJsonLd(nested(64)).types).to.deep.equal(['Deep']);
    expect(readJsonLd(nested(65)).types).to.deep.equal([]);
    expect(readJsonLd(`${'['.repeat(100_000)}${']'.repeat(100_000)}`).state).to.equal('valid');
  });
});
