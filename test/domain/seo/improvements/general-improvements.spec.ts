import { expect } from 'chai';
import { GENERAL_IMPROVEMENTS } from '../../../../domain/seo/improvements/general-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { pageFrom } from '../../../support/pages.js';

const page = (path: string, html: string) => pageFrom(html, { url: `https://site.example${path}` });

describe('[U] general-improvements', () => {
  it('are fifteen, so that a flawless site gets its fifteen', () => {
    expect(GENERAL_IMPROVEMENTS.length).to.equal(15);
    expect(GENERAL_IMPROVEMENTS.every(({ general }) => general)).to.equal(true);
  });

  it('point to the main pages and to what was measured', () => {
    const sources = factSources([
      page('/', '<p>one two three'),
      page('/tea', '<p>one two three four five<a href="/">home</a>'),
    ]);
    const proposal = proposeFrom(GENERAL_IMPROVEMENTS, 'search-data', sources);
    expect(proposal).to.deep.include({
      count: 2,
      urls: ['https://site.example/', 'https://site.example/tea'],
      sample: '2 indexable pages, 4 words in the middle',
    });
  });

  it('hold for a site of which nothing was seen', () => {
    const down = factSources([], { start_url: 'https://down.example/' });
    for (const { id } of GENERAL_IMPROVEMENTS) {
      const proposal = proposeFrom(GENERAL_IMPROVEMENTS, id.slice('improvement/'.length), down);
      expect([proposal?.count, proposal?.urls], id).to.deep.equal([1, ['https://down.example/']]);
    }
  });
});
