import { expect } from 'chai';
import { imageBlocked } from '../../../../../domain/seo/checks/image/blocked.js';
import { judgeResources, SITE, sampleResource, USERS } from '../../../../support/samples/resource-results.js';

const blocked = { allowed_by_robots: false, verdict: 'not_checked' as const };

describe('[U] image/blocked', () => {
  it('fires for an image that robots.txt forbids', () => {
    expect(judgeResources(imageBlocked, [sampleResource(blocked)])).to.deep.equal([
      { url: `${SITE}/file`, observed: 'disallowed', expected: 'allowed', where: 'robots.txt', ...USERS },
    ]);
  });

  it('leaves allowed images and other files alone', () => {
    const resources = [sampleResource(), sampleResource({ ...blocked, kinds: ['script', 'og_image'] })];
    expect(judgeResources(imageBlocked, resources)).to.deep.equal([]);
  });
});
