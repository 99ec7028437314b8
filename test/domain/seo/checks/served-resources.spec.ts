import { expect } from 'chai';
import { servedResources } from '../../../../domain/seo/checks/served-resources.js';
import { sampleResource } from '../../../support/samples/resource-results.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

describe('[U] served resources', () => {
  it('are those of the kinds that came, redirected or not', () => {
    const verdicts = ['ok', 'redirect', 'broken', 'unverified', 'not_checked'] as const;
    const resources = [
      ...verdicts.map((verdict) => sampleResource({ url: verdict, verdict })),
      sampleResource({ url: 'style', kinds: ['style'] }),
      sampleResource({ url: 'both', kinds: ['style', 'og_image'] }),
    ];
    const site = siteFrom([pageFrom('')], { resources });
    const urls = servedResources(site, 'image', 'og_image').map(({ url }) => url);
    expect(urls).to.deep.equal(['ok', 'redirect', 'both']);
    expect(servedResources(siteFrom([pageFrom('')]), 'image')).to.deep.equal([]);
  });
});
