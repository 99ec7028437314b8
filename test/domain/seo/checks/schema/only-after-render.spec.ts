import { expect } from 'chai';
import { schemaOnlyAfterRender } from '../../../../../domain/seo/checks/schema/only-after-render.js';
import { context } from '../../../../support/check-context.js';
import { renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (raw: string, rendered: string, more: Parameters<typeof renderedPage>[0] = {}) =>
  schemaOnlyAfterRender.judge(siteFrom([], { rendered: [renderedPage({ raw, rendered, ...more })] }), context());
const block = (type: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}"}</script>`;

describe('[U] schema/only-after-render', () => {
  it('names the types that scripts add', () => {
    expect(judge(block('WebSite'), block('WebSite') + block('Product') + block('Offer'))).to.deep.equal([
      { url, observed: '2: Product; Offer', expected: 'the types in the source', where: 'structured data' },
    ]);
  });

  it('accepts types that the source has in another form', () => {
    const microdata = '<div itemscope itemtype="https://schema.org/Product"></div>';
    expect([judge(microdata, microdata), judge(block('Product'), '')]).to.deep.equal([[], []]);
  });
});
