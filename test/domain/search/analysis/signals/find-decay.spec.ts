import { expect } from 'chai';
import { findDecay } from '../../../../../domain/search/analysis/signals/find-decay.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { figures, pageDays, SHOP } from '../../../../support/samples/search-figures.js';

const page = (now: number, before: number, impressions = 500) =>
  pageDays('/a', figures(now, 500), figures(before, impressions));
const find = (...pages: ReturnType<typeof page>[]) => findDecay(pages, DEFAULT_THRESHOLDS);

describe('[U] decay', () => {
  it('is a loss of fifty clicks and a fifth', () => {
    const [found] = find(page(200, 250));
    expect(found).to.include({ url: `${SHOP}/a`, lost_clicks: 50, lost_share: 0.2 });
  });

  it('is not a smaller loss, by number or by share, nor one of a page that was hardly shown', () => {
    expect(find(page(201, 250), page(1_000, 1_100), page(0, 60, 99), page(300, 250))).to.deep.equal([]);
  });

  it('looks at weekdays alone', () => {
    const weekends = {
      ...page(0, 500),
      weekdays: { current: figures(100, 500), previous: figures(100, 500) },
    };
    expect(find(weekends)).to.deep.equal([]);
  });

  it('comes with the largest loss first', () => {
    expect(find(page(100, 200), page(0, 400)).map(({ lost_clicks }) => lost_clicks)).to.deep.equal([400, 100]);
  });
});
