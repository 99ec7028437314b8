import { expect } from 'chai';
import { clicksByPage } from '../../../../domain/seo/causes/clicks-by-page.js';
import { figures, pageDays, searchData } from '../../../support/samples/search-figures.js';

const days = (url: string, clicks: number) => ({ ...pageDays('', figures(clicks, 90), figures(5, 90)), url });

describe('[U] clicks by page', () => {
  it('counts the current period', () => {
    const search_data = searchData({ page_days: [days('a', 7), days('b', 0)] });
    expect([...(clicksByPage({ search_data }) ?? [])]).to.deep.equal([
      ['a', 7],
      ['b', 0],
    ]);
  });

  it('is null without Search Console, without its days and without a click', () => {
    const noDays = searchData({ page_days: null });
    const noClicks = searchData({ page_days: [days('a', 0)] });
    expect([null, noDays, noClicks].map((search_data) => clicksByPage({ search_data }))).to.deep.equal([
      null,
      null,
      null,
    ]);
  });
});
