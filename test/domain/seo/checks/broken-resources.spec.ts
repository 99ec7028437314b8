import { expect } from 'chai';
import { brokenResources } from '../../../../domain/seo/checks/broken-resources.js';
import { SITE, sampleResource, USERS } from '../../../support/samples/resource-results.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const observed = (overrides: Parameters<typeof sampleResource>[0]) => {
  const resources = [sampleResource({ verdict: 'broken', ...overrides })];
  return brokenResources(siteFrom([pageFrom('')], { resources }), 'img', 'image')[0]?.observed;
};

describe('[U] broken resources', () => {
  it('names the file, the answer and who uses it', () => {
    const resources = [
      sampleResource({ verdict: 'broken', status: 410 }),
      sampleResource({ kinds: ['style'], verdict: 'broken' }),
    ];
    expect(brokenResources(siteFrom([pageFrom('')], { resources }), 'img', 'image')).to.deep.equal([
      { url: `${SITE}/file`, observed: '410', expected: 'an image', where: 'img', ...USERS },
    ]);
    expect(brokenResources(siteFrom([pageFrom('')]), 'img', 'image')).to.deep.equal([]);
  });

  it('tells an error from silence and from a page, and where redirects led', () => {
    expect(observed({ status: 0, error: { kind: 'dns', message: 'No such host.' } })).to.equal(
      'no answer (dns: No such host.)',
    );
    expect(observed({ status: 200 })).to.equal('200 with a page instead of an image');
    expect(observed({ status: 404, redirect_url: `${SITE}/gone` })).to.equal(`404 after a redirect to ${SITE}/gone`);
  });
});
