import { expect } from 'chai';
import { blockedResources } from '../../../../domain/seo/checks/blocked-resources.js';
import type { SiteArtifacts } from '../../../../domain/seo/checks/check.js';
import { SITE, sampleResource, USERS } from '../../../support/samples/resource-results.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { robotsFrom } from '../../../support/sites/robots-from.js';
import { siteFrom } from '../../../support/sites/site.js';

const blocked = sampleResource({ allowed_by_robots: false, verdict: 'not_checked' });
const find = (overrides: Partial<SiteArtifacts>) =>
  blockedResources(siteFrom([pageFrom('')], { resources: [blocked, sampleResource()], ...overrides }), 'image');

describe('[U] blocked resources', () => {
  it('are found one by one, whether they were requested or not', () => {
    const finding = { url: `${SITE}/file`, observed: 'disallowed', expected: 'allowed', where: 'robots.txt', ...USERS };
    expect(find({})).to.deep.equal([finding]);
    expect(find({ robots: robotsFrom() })).to.deep.equal([finding]);
    expect(find({ resources: [sampleResource({ allowed_by_robots: false })] })).to.deep.equal([finding]);
  });

  it('other kinds are left to others', () => {
    expect(find({ resources: [{ ...blocked, kinds: ['script'] }] })).to.deep.equal([]);
  });

  it('a robots.txt that forbids everything or cannot be read is one error, not many', () => {
    expect(find({ robots: robotsFrom({ state: 'unreachable' }) })).to.deep.equal([]);
    expect(find({ robots: robotsFrom({ site_disallowed: true }) })).to.deep.equal([]);
  });
});
