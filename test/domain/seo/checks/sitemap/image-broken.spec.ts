import { expect } from 'chai';
import { sitemapImageBroken } from '../../../../../domain/seo/checks/sitemap/image-broken.js';
import { judgeResources, SITE, sampleResource, UNPROVEN, USERS } from '../../../../support/samples/resource-results.js';

const kinds: ['sitemap_image'] = ['sitemap_image'];

describe('[U] sitemap/image-broken', () => {
  it('fires for a listed image that returns an error', () => {
    expect(
      judgeResources(sitemapImageBroken, [sampleResource({ kinds, verdict: 'broken', status: 404 })]),
    ).to.deep.equal([{ url: `${SITE}/file`, observed: '404', expected: 'an image', where: 'image:loc', ...USERS }]);
  });

  it('leaves sound ones, those of pages alone and what proves nothing', () => {
    const resources = [
      sampleResource({ kinds }),
      sampleResource({ verdict: 'broken', status: 404 }),
      ...UNPROVEN.map((unproven) => sampleResource({ kinds, ...unproven })),
    ];
    expect(judgeResources(sitemapImageBroken, resources)).to.deep.equal([]);
  });
});
