import { expect } from 'chai';
import { crawlBlockedResource } from '../../../../../domain/seo/checks/crawl/blocked-resource.js';
import { judgeResources, resourceOf, SITE, USERS } from '../../../../support/resource-results.js';

const blocked = { allowed_by_robots: false, verdict: 'not_checked' as const };

describe('[U] crawl/blocked-resource', () => {
  for (const kind of ['script', 'style'] as const) {
    it(`fires for a ${kind} that robots.txt forbids`, () => {
      expect(judgeResources(crawlBlockedResource, [resourceOf({ ...blocked, kinds: [kind] })])).to.deep.equal([
        { url: `${SITE}/file`, observed: 'disallowed', expected: 'allowed', where: 'robots.txt', ...USERS },
      ]);
    });
  }

  it('leaves allowed files, and pictures to their own check', () => {
    const resources = [resourceOf({ kinds: ['script'] }), resourceOf(blocked)];
    expect(judgeResources(crawlBlockedResource, resources)).to.deep.equal([]);
  });
});
