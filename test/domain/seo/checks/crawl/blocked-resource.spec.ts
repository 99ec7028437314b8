import { expect } from 'chai';
import { crawlBlockedResource } from '../../../../../domain/seo/checks/crawl/blocked-resource.js';
import { judgeResources, SITE, sampleResource, USERS } from '../../../../support/samples/resource-results.js';

const blocked = { allowed_by_robots: false, verdict: 'not_checked' as const };

describe('[U] crawl/blocked-resource', () => {
  for (const kind of ['script', 'style'] as const) {
    it(`fires for a ${kind} that robots.txt forbids`, () => {
      expect(judgeResources(crawlBlockedResource, [sampleResource({ ...blocked, kinds: [kind] })])).to.deep.equal([
        { url: `${SITE}/file`, observed: 'disallowed', expected: 'allowed', where: 'robots.txt', ...USERS },
      ]);
    });
  }

  it('leaves allowed files, and images to their own check', () => {
    const resources = [sampleResource({ kinds: ['script'] }), sampleResource(blocked)];
    expect(judgeResources(crawlBlockedResource, resources)).to.deep.equal([]);
  });
});
