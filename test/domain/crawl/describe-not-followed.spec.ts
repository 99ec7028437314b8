import { expect } from 'chai';
import { describeNotFollowed } from '../../../domain/crawl/describe-not-followed.js';

describe('[U] describe what was not followed', () => {
  it('is null when everything was crawled', () => {
    expect(describeNotFollowed([])).to.equal(null);
  });

  it('names the total and each reason', () => {
    const one = { reason: 'max_pages' as const, urls: 1, examples: ['https://a.example/x'] };
    expect(describeNotFollowed([one])).to.equal('1 URL was found but not crawled: 1 beyond the page limit.');
    const deep = { reason: 'depth' as const, urls: 9, examples: [] };
    const robots = { reason: 'robots' as const, urls: 3, examples: [] };
    expect(describeNotFollowed([deep, robots])).to.equal(
      '12 URLs were found but not crawled: 9 deeper than the depth limit, 3 disallowed by robots.txt.',
    );
  });
});
