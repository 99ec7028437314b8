import { expect } from 'chai';
import { sitemapImageBroken } from '../../../../../domain/seo/checks/sitemap/image-broken.js';
import { judgeResources, resourceOf, SITE, UNPROVEN, USERS } from '../../../../support/resource-results.js';

const kinds: ['sitemap_image'] = ['sitemap_image'];

describe('[U] sitemap/image-broken', () => {
  it('fires for a listed picture that answers an error', () => {
    expect(judgeResources(sitemapImageBroken, [resourceOf({ kinds, verdict: 'broken', status: 404 })])).to.deep.equal([
      { url: `${SITE}/file`, observed: '404', expected: 'a picture', where: 'image:loc', ...USERS },
    ]);
  });

  it('leaves sound ones, those of pages alone and what proves nothing', () => {
    const resources = [
      resourceOf({ kinds }),
      resourceOf({ verdict: 'broken', status: 404 }),
      ...UNPROVEN.map((unproven) => resourceOf({ kinds, ...unproven })),
    ];
    expect(judgeResources(sitemapImageBroken, resources)).to.deep.equal([]);
  });
});
