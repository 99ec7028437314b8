import { expect } from 'chai';
import { judgeIndexState } from '../../../../domain/search/indexing/judge-index-state.js';

describe('[U] state in the index', () => {
  const cases = [
    ['pass', 'Submitted and indexed', 'indexed'],
    ['pass', 'Indexed, not submitted in sitemap', 'indexed'],
    ['neutral', 'Indexed, though blocked by robots.txt', 'indexed'],
    ['pass', null, 'indexed'],
    ['neutral', 'Crawled - currently not indexed', 'not_indexed'],
    ['neutral', 'URL is unknown to Google', 'not_indexed'],
    ['neutral', 'Duplicate, Google chose different canonical than user', 'not_indexed'],
    ['fail', 'Server error (5xx)', 'not_indexed'],
    ['fail', null, 'not_indexed'],
    ['unknown', 'Page with redirect', 'not_indexed'],
    ['unknown', null, 'unknown'],
  ] as const;
  for (const [verdict, coverage_state, state] of cases)
    it(`is ${state} for ${verdict} and "${coverage_state}"`, () => {
      expect(judgeIndexState({ verdict, coverage_state })).to.equal(state);
    });
});
