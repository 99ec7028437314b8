import { expect } from 'chai';
import { quickWin } from '../../../../../domain/search/analysis/opportunities/quick-win.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { crawledPage, crawledSite, pair } from '../../../../support/samples/search-figures.js';

const pairs = [pair('brass lamp', '/a', 10, 400, 8), pair('sofa', '/b', 1, 400, 12)];
const find = (title: string, h1: string) =>
  quickWin.find(opportunityInput({ pairs, crawl: crawledSite([crawledPage('/a', { title, h1 })]) }));

describe('[U] opportunity: quick win', () => {
  it('is a query of the first page that title or main heading does not name', () => {
    const [draft, ...others] = find('Lamps', 'Brass lamp');
    expect(others).to.deep.equal([]);
    expect(draft).to.include({ kind: 'quick_win', query: 'brass lamp', basis: 'measured' });
    expect(draft?.evidence.at(-1)).to.deep.equal({
      name: 'words missing from the title',
      value: 'brass',
      source: 'crawl',
    });
    expect(draft && quickWin.stepsOf(draft)[0]).to.equal('Words missing from the title: brass.');
  });

  it('is none where both name it', () => {
    expect(find('Brass lamps', 'A brass lamp')).to.deep.equal([]);
  });

  it('is inferred, and less sure, where the page was not crawled', () => {
    const [seen] = find('', '');
    const [draft] = quickWin.find(opportunityInput({ pairs }));
    expect(draft?.basis).to.equal('inferred');
    expect(draft?.confidence).to.be.lessThan(seen?.confidence ?? 0);
    expect(draft && quickWin.stepsOf(draft)[0]).to.contain('Check whether title and main heading name');
    expect(draft && quickWin.titleOf(draft)).to.match(/^Check whether .* not crawled yet$/);
    expect(draft && quickWin.whyOf?.(draft))
      .to.contain('has not been crawled yet')
      .and.to.contain('is not known');
    expect(seen && quickWin.whyOf?.(seen)).to.equal(null);
    expect(seen && quickWin.titleOf(seen)).to.match(/^Name "brass lamp"/);
  });
});
