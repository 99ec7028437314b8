import { expect } from 'chai';
import { technicalIssue } from '../../../../../domain/search/analysis/opportunities/technical-issue.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { crawledPage, crawledSite, figures, keyed, SHOP } from '../../../../support/samples/search-figures.js';

const sets = {
  pages: [
    keyed(`${SHOP}/closed`, figures(30, 100)),
    keyed(`${SHOP}/moved`, figures(90, 100)),
    keyed(`${SHOP}/old`, null),
  ],
};
const crawl = crawledSite([
  crawledPage('/closed', { noindex: true }),
  crawledPage('/moved', { status: 301, redirect_url: `${SHOP}/new` }),
]);

describe('[U] opportunity: technical issue', () => {
  it('is a page with clicks that is closed; one that moved loses nothing', () => {
    const drafts = technicalIssue.find(opportunityInput({ sets, crawl }));
    expect(drafts.map(({ url, estimated_click_gain }) => [url, estimated_click_gain])).to.deep.equal([
      [`${SHOP}/closed`, null],
    ]);
    const [draft] = drafts;
    if (!draft) throw new Error('nothing found');
    expect(technicalIssue.titleOf(draft)).to.contain('it says noindex');
    expect(technicalIssue.stepsOf(draft)[1]).to.equal(
      'Take the noindex away, or redirect the page to what took its place.',
    );
    expect(technicalIssue.phaseOf(draft)).to.equal(1);
  });

  it('says of a page that nothing links to what the crawl did not find', () => {
    const [draft] = technicalIssue.find(
      opportunityInput({ sets: { pages: [keyed(`${SHOP}/lost`, figures(30, 100))] }, crawl }),
    );
    if (!draft) throw new Error('nothing found');
    expect(technicalIssue.titleOf(draft)).to.match(/from search: no page of the site links to it$/);
    expect(technicalIssue.stepsOf(draft)[0]).to.contain('saw that no page of the site links to it;');
  });

  it('needs a crawl', () => {
    expect(technicalIssue.find(opportunityInput({ sets }))).to.deep.equal([]);
  });
});
