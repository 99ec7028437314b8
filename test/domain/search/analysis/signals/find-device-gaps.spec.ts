import { expect } from 'chai';
import { findDeviceGaps } from '../../../../../domain/search/analysis/signals/find-device-gaps.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { figures } from '../../../../support/samples/search-figures.js';

const page = (url: string, mobile: number, desktop: number, impressions = 200) => ({
  url,
  mobile: figures(1, impressions, mobile),
  desktop: figures(1, 200, desktop),
});

describe('[U] device gap', () => {
  it('is three places or more on phones, with two hundred impressions on each', () => {
    const pages = [page('a', 8, 5), page('b', 7.9, 5), page('c', 5, 9), page('d', 9, 5, 199)];
    expect(findDeviceGaps(pages, DEFAULT_THRESHOLDS).map(({ url, gap }) => [url, gap])).to.deep.equal([['a', 3]]);
    expect(findDeviceGaps([{ url: 'a', mobile: null, desktop: null }], DEFAULT_THRESHOLDS)).to.deep.equal([]);
  });
});
