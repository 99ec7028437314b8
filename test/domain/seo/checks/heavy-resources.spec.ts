import { expect } from 'chai';
import { heavyResources } from '../../../../domain/seo/checks/heavy-resources.js';
import { SITE, sampleResource, USERS } from '../../../support/samples/resource-results.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const find = (overrides: Parameters<typeof sampleResource>[0]) =>
  heavyResources(siteFrom([pageFrom('')], { resources: [sampleResource(overrides)] }), 'image', {
    good: 2_000,
    poor: 9_000,
  });

describe('[U] heavy resources', () => {
  it('tells how heavy, and calls it medium beyond the second bound', () => {
    const finding = { url: `${SITE}/file`, expected: 'at most 2 kB', ...USERS };
    expect(find({ bytes: 9_000 })).to.deep.equal([{ ...finding, observed: '9 kB' }]);
    expect(find({ bytes: 10_000 })).to.deep.equal([{ ...finding, observed: '10 kB', severity: 'medium' }]);
  });

  it('leaves light ones, those of unknown size and pages sent in their place alone', () => {
    for (const overrides of [
      { bytes: 2_000 },
      { bytes: null },
      { bytes: 9_999, media_type: 'text/html' },
      { bytes: 9_999, verdict: 'unverified' as const },
    ])
      expect(find(overrides)).to.deep.equal([]);
  });
});
