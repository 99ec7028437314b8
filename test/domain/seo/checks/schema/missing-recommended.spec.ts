import { expect } from 'chai';
import { schemaMissingRecommended } from '../../../../../domain/seo/checks/schema/missing-recommended.js';
import { context } from '../../../../support/check-context.js';
import { jsonLdPage } from '../../../../support/sites/json-ld-page.js';

const judge = (...blocks: object[]) => schemaMissingRecommended.judge(jsonLdPage(blocks), context());

describe('[U] schema/missing-recommended', () => {
  it('names what the rich result could show besides', () => {
    expect(judge({ '@type': 'Organization', name: 'Mill', url: '/' })).to.deep.equal([
      {
        url: 'https://site.example/page',
        observed: 'Organization (Mill) lacks logo',
        count: 1,
        expected:
          'what "Organization" recommends (https://developers.google.com/search/docs/appearance/structured-data/organization)',
        where: 'JSON-LD',
      },
    ]);
  });

  it('is silent when nothing is left to say, and about what is required', () => {
    expect(judge({ '@type': 'Organization', name: 'Mill', url: '/', logo: '/l.png' })).to.deep.equal([]);
    expect(judge({ '@type': 'WebSite', name: 'Mill' })).to.deep.equal([]);
    expect(judge()).to.deep.equal([]);
  });
});
