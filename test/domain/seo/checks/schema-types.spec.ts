import { expect } from 'chai';
import { schemaTypes } from '../../../../domain/seo/checks/schema-types.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] schema types', () => {
  it('joins JSON-LD, microdata and RDFa under local names', () => {
    const { html } = pageFrom(
      '<body><script type="application/ld+json">{"@context":"https://schema.org","@type":["Product","schema:Thing"]}' +
        '</script><p itemscope itemtype="https://schema.org/Recipe"></p><p typeof="http://schema.org/Event"></p></body>',
    );
    expect(html && [...schemaTypes(html)]).to.have.members(['Product', 'Thing', 'Recipe', 'Event']);
  });

  it('is empty on a page without markup', () => {
    const { html } = pageFrom('<body>Text</body>');
    expect(html && schemaTypes(html).size).to.equal(0);
  });
});
