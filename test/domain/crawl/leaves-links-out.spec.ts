import { expect } from 'chai';
import { leavesLinksOut } from '../../../domain/crawl/leaves-links-out.js';
import type { NotFollowedReason } from '../../../domain/crawl/not-followed.js';

const leaves = (incomplete: boolean, ...reasons: NotFollowedReason[]) =>
  leavesLinksOut({ incomplete, not_followed: reasons.map((reason) => ({ reason, urls: 1, examples: [] })) });

describe('[U] leavesLinksOut', () => {
  it('is so when a bound kept the crawl from pages that are linked to, or a browser from what scripts link to', () => {
    expect([leaves(true, 'max_pages'), leaves(true, 'depth', 'unlinked_page'), leaves(true)]).to.deep.equal([
      true,
      true,
      true,
    ]);
  });

  it('is not so of pages that orphans alone link to, of what robots.txt forbids, and of a crawl that came to its end', () => {
    expect([
      leaves(true, 'unlinked_page'),
      leaves(true, 'robots', 'unlinked_page'),
      leaves(false, 'robots'),
    ]).to.deep.equal([false, false, false]);
    expect(leavesLinksOut({ incomplete: false })).to.equal(false);
  });
});
