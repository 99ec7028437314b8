import { expect } from 'chai';
import { affectedPages } from '../../../../domain/seo/fixes/affected-pages.js';
import { gatherSiteFacts } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { issueOn } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] affected pages', () => {
  it('are those that findings are about, each once, as far as crawled', () => {
    const [a, b] = ['https://site.example/a', 'https://site.example/b'];
    const facts = gatherSiteFacts(factSources([a, b].map((url) => pageFrom('Hi', { url }))));
    const issues = [issueOn('x/y', [b, 'https://elsewhere.example/']), issueOn('x/z', [b, a])];
    expect(affectedPages(issues, facts).map(({ url }) => url)).to.deep.equal([b, a]);
  });
});
