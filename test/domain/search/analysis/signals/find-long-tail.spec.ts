import { expect } from 'chai';
import { findLongTail } from '../../../../../domain/search/analysis/signals/find-long-tail.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { figures, keyed } from '../../../../support/samples/search-figures.js';

describe('[U] long tail', () => {
  it('is a query of four words that is new and was shown ten times', () => {
    const queries = [
      keyed('how to hang lamps', figures(0, 10)),
      keyed('how to  hang', figures(0, 10)),
      keyed('how to hang sofas', figures(0, 9)),
      keyed('how to hang doors', figures(0, 10), figures(0, 1)),
      keyed('how to hang walls', null, figures(0, 50)),
    ];
    expect(findLongTail(queries, DEFAULT_THRESHOLDS).map(({ query }) => query)).to.deep.equal(['how to hang lamps']);
  });
});
