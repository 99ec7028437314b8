import { expect } from 'chai';
import { imageBroken } from '../../../../../domain/seo/checks/image/broken.js';
import { judgeResources, sampleResource, UNPROVEN, USERS } from '../../../../support/samples/resource-results.js';

describe('[U] image/broken', () => {
  it('fires once for an image that returns an error, with the pages that show it', () => {
    const resources = [
      sampleResource({ url: 'https://cdn.example/x.png', verdict: 'broken', status: 404, image: null }),
    ];
    expect(judgeResources(imageBroken, resources)).to.deep.equal([
      { url: 'https://cdn.example/x.png', observed: '404', expected: 'an image', where: 'img', ...USERS },
    ]);
  });

  it('fires for another size that srcset offers', () => {
    const resources = [sampleResource({ kinds: ['srcset_image'], verdict: 'broken', status: 500 })];
    expect(judgeResources(imageBroken, resources).map(({ observed }) => observed)).to.deep.equal(['500']);
  });

  it('leaves sound images, other files and what proves nothing alone', () => {
    const resources = [
      sampleResource(),
      sampleResource({ verdict: 'redirect' }),
      sampleResource({ kinds: ['script', 'og_image', 'sitemap_image'], verdict: 'broken', status: 404 }),
      ...UNPROVEN.map(sampleResource),
    ];
    expect(judgeResources(imageBroken, resources)).to.deep.equal([]);
  });
});
