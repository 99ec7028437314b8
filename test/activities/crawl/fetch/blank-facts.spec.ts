import { expect } from 'chai';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';

describe('[U] blank facts', () => {
  it('say that nothing was asked and nothing came', () => {
    expect(blankFacts()).to.deep.equal({
      status: 0,
      error: null,
      headers: {},
      set_cookies: [],
      x_robots_tags: [],
      media_type: null,
      ttfb_ms: 0,
      duration_ms: 0,
      body_bytes: 0,
      encoded_bytes: null,
      truncated: false,
      http_version: '1.1',
      location: null,
      redirect_url: null,
      body_hash: null,
      not_modified: false,
    });
  });

  it('are new each time, so that one exchange cannot write into another', () => {
    const one = blankFacts();
    one.headers['x'] = '1';
    one.set_cookies.push('a=1');
    expect(blankFacts()).to.deep.include({ headers: {}, set_cookies: [] });
  });
});
