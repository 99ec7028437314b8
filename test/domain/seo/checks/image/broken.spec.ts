import { expect } from 'chai';
import { imageBroken } from '../../../../../domain/seo/checks/image/broken.js';
import { judgeResources, resourceOf, UNPROVEN, USERS } from '../../../../support/resource-results.js';

describe('[U] image/broken', () => {
  it('fires once for a picture that answers an error, with the pages that show it', () => {
    const resources = [resourceOf({ url: 'https://cdn.example/x.png', verdict: 'broken', status: 404, image: null })];
    expect(judgeResources(imageBroken, resources)).to.deep.equal([
      { url: 'https://cdn.example/x.png', observed: '404', expected: 'a picture', where: 'img', ...USERS },
    ]);
  });

  it('fires for another size that srcset offers', () => {
    const resources = [resourceOf({ kinds: ['srcset_image'], verdict: 'broken', status: 500 })];
    expect(judgeResources(imageBroken, resources).map(({ observed }) => observed)).to.deep.equal(['500']);
  });

  it('leaves sound pictures, other files and what proves nothing alone', () => {
    const resources = [
      resourceOf(),
      resourceOf({ verdict: 'redirect' }),
      resourceOf({ kinds: ['script', 'og_image', 'sitemap_image'], verdict: 'broken', status: 404 }),
      ...UNPROVEN.map(resourceOf),
    ];
    expect(judgeResources(imageBroken, resources)).to.deep.equal([]);
  });
});
