import { expect } from 'chai';
import { schemaUnknownType } from '../../../../../domain/seo/checks/schema/unknown-type.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { jsonLdPage } from '../../../../support/sites/json-ld-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const judge = (...blocks: object[]) => schemaUnknownType.judge(jsonLdPage(blocks), context());

describe('[U] schema/unknown-type', () => {
  it('names types that schema.org does not have, and the one that is meant', () => {
    expect(judge({ '@type': 'Produkt', review: { '@type': 'review' } })).to.deep.equal([
      {
        url: 'https://site.example/page',
        observed: 'Produkt; review (Review is meant)',
        count: 2,
        expected: 'a type of schema.org',
        where: '@type',
      },
    ]);
  });

  it('looks at every node, in lists, graphs and lists of types', () => {
    const [finding] = judge(
      { '@graph': [{ '@type': ['Thing', 'Ding'] }] },
      { '@type': 'Thing', about: [{ '@type': 'Dong' }] },
    );
    expect(finding?.observed).to.equal('Ding; Dong');
  });

  it('looks at microdata too', () => {
    const page = pageFrom(htmlPage('<div itemscope itemtype="https://schema.org/Prodct"></div>'));
    expect(schemaUnknownType.judge(page, context())[0]?.observed).to.equal('Prodct');
  });

  it('is silent for types of schema.org, of other vocabularies and under a context with terms of its own', () => {
    expect(judge({ '@type': 'https://schema.org/Product' }, { '@type': 'Physician' })).to.deep.equal([]);
    expect(judge({ '@type': 'foaf:Person' }, { '@type': 'http://purl.org/goodrelations/v1#Offering' })).to.deep.equal(
      [],
    );
    expect(
      judge({ '@context': ['https://schema.org', { Ding: 'https://x.example/Ding' }], '@type': 'Ding' }),
    ).to.deep.equal([]);
    expect(judge({ '@context': 'https://www.w3.org/ns/activitystreams', '@type': 'Ding' })).to.deep.equal([]);
  });
});
