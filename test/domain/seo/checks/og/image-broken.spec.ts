import { expect } from 'chai';
import { ogImageBroken } from '../../../../../domain/seo/checks/og/image-broken.js';
import { judgeResources, SITE, sampleResource, UNPROVEN, USERS } from '../../../../support/samples/resource-results.js';

const kinds: ['og_image'] = ['og_image'];
const finding = { url: `${SITE}/file`, expected: 'an image', where: 'meta[property="og:image"]', ...USERS };

describe('[U] og/image-broken', () => {
  it('fires for an error', () => {
    const resources = [sampleResource({ kinds, verdict: 'broken', status: 404, image: null })];
    expect(judgeResources(ogImageBroken, resources)).to.deep.equal([{ ...finding, observed: '404' }]);
  });

  it('fires for what is no image', () => {
    const resources = [sampleResource({ kinds, media_type: 'application/pdf', image: null })];
    expect(judgeResources(ogImageBroken, resources)).to.deep.equal([
      { ...finding, observed: 'application/pdf, not an image' },
    ]);
  });

  it('leaves images, those of a form that no one knows, and what proves nothing alone', () => {
    const resources = [
      sampleResource({ kinds }),
      sampleResource({ kinds, media_type: 'image/x-new', image: null }),
      sampleResource({ kinds, media_type: null, image: null }),
      sampleResource({ verdict: 'broken', status: 404 }),
      ...UNPROVEN.map((unproven) => sampleResource({ kinds, media_type: 'text/html', ...unproven })),
    ];
    expect(judgeResources(ogImageBroken, resources)).to.deep.equal([]);
  });
});
