import { expect } from 'chai';
import { StringPool } from '../../../../activities/crawl/sitemap/string-pool.js';
import { randomNumbers } from '../../../support/random-numbers.js';

describe('[U] string-pool', () => {
  it('takes the part from start up to end', () => {
    const pool = new StringPool();
    expect([pool.take('<loc>', 1, 4), pool.take('<loc>', 1, 1), pool.take('<é>', 1, 2)]).to.deep.equal([
      'loc',
      '',
      'é',
    ]);
  });

  it('takes no part for another, however alike they are', () => {
    const random = randomNumbers(7);
    const pool = new StringPool();
    const text = Array.from({ length: 3000 }, () => 'abc'[Math.floor(random() * 3)]).join('');
    for (let start = 0; start < 2990; start++) {
      const end = start + Math.floor(random() * 8);
      expect(pool.take(text, start, end)).to.equal(text.slice(start, end));
    }
  });
});
