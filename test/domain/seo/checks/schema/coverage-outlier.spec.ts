import { expect } from 'chai';
import { schemaCoverageOutlier } from '../../../../../domain/seo/checks/schema/coverage-outlier.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { jsonLdPage } from '../../../../support/sites/json-ld-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const marked = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    jsonLdPage([{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }], { url: `https://site.example/p/${index}` }),
  );
const judge = (pages: ReturnType<typeof marked>) => schemaCoverageOutlier.judge(siteFrom(pages), context());

describe('[U] schema/coverage-outlier', () => {
  it('finds the page that lacks what ten siblings have', () => {
    const bare = jsonLdPage([{ '@type': 'BreadcrumbList' }], { url: 'https://site.example/p/x' });
    expect(judge([...marked(10), bare])).to.deep.equal([
      {
        url: 'https://site.example/p/x',
        observed: 'without Product (10 of 10 siblings)',
        expected: 'the types of its siblings',
      },
    ]);
  });

  it('wants ten siblings and nine tenths of them', () => {
    const bare = (name: string) => pageFrom(htmlPage(), { url: `https://site.example/p/${name}` });
    expect(judge([...marked(9), bare('x')])).to.deep.equal([]);
    expect(judge([...marked(18), bare('x'), bare('y')])).to.have.length(2);
    expect(judge([...marked(17), bare('x'), bare('y'), bare('z')])).to.deep.equal([]);
  });

  it('is silent for pages elsewhere, and for one that is marked up in another way', () => {
    const microdata = htmlPage('<div itemscope itemtype="https://schema.org/Product"></div>');
    expect(judge([...marked(10), pageFrom(htmlPage(), { url: 'https://site.example/about' })])).to.deep.equal([]);
    expect(judge([...marked(10), pageFrom(microdata, { url: 'https://site.example/p/x' })])).to.deep.equal([]);
    expect(judge(marked(12))).to.deep.equal([]);
  });
});
