import { expect } from 'chai';
import { THRESHOLD_PAIRS, thresholdMaximum } from '../../../domain/seo/threshold-bounds.js';
import { DEFAULT_THRESHOLDS, type Thresholds } from '../../../domain/seo/thresholds.js';
import { expectNone } from '../../support/expect-none.js';

const names = Object.keys(DEFAULT_THRESHOLDS) as (keyof Thresholds)[];

describe('[U] threshold bounds', () => {
  it('hold shares to 1 and everything else to a thousand million', () => {
    expect((['bot_wall_share', 'text_ratio', 'keyword_density'] as const).map(thresholdMaximum)).to.deep.equal([
      1, 1, 1,
    ]);
    expect((['title_max_chars', 'cls', 'flesch_hard'] as const).map(thresholdMaximum)).to.deep.equal([1e9, 1e9, 1e9]);
  });

  it('know the pairs by their names, and those that are named otherwise', () => {
    expect(THRESHOLD_PAIRS).to.deep.include.members([
      ['title_min_chars', 'title_max_chars'],
      ['description_min_chars', 'description_max_chars'],
      ['ttfb_ms', 'ttfb_poor_ms'],
      ['dom_nodes', 'dom_nodes_poor'],
      ['cls', 'cls_poor'],
      ['tbt_desktop_ms', 'tbt_desktop_poor_ms'],
      ['redirect_hops', 'redirect_hops_long'],
      ['flesch_very_hard', 'flesch_hard'],
    ]);
  });

  it('miss no second limit, and all defaults keep them', () => {
    const paired = new Set(THRESHOLD_PAIRS.flat());
    expectNone(
      names.filter((name) => /_poor|_min_chars|_long$|_very_/.test(name) && !paired.has(name)),
      'Thresholds that look like one of a pair and are in none',
    );
    expectNone(
      THRESHOLD_PAIRS.filter(([lower, upper]) => DEFAULT_THRESHOLDS[lower] > DEFAULT_THRESHOLDS[upper]).map((pair) =>
        pair.join(),
      ),
      'Pairs whose defaults are in the wrong order',
    );
    expectNone(
      names.filter((name) => DEFAULT_THRESHOLDS[name] < 0 || DEFAULT_THRESHOLDS[name] > thresholdMaximum(name)),
      'Defaults out of bounds',
    );
  });
});
