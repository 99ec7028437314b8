import { expect } from 'chai';
import { ogImageBroken } from '../../../../../domain/seo/checks/og/image-broken.js';
import { judgeResources, resourceOf, SITE, UNPROVEN, USERS } from '../../../../support/resource-results.js';

const kinds: ['og_image'] = ['og_image'];
const finding = { url: `${SITE}/file`, expected: 'a picture', where: 'meta[property="og:image"]', ...USERS };

describe('[U] og/image-broken', () => {
  it('fires for an error', () => {
    const resources = [resourceOf({ kinds, verdict: 'broken', status: 404, image: null })];
    expect(judgeResources(ogImageBroken, resources)).to.deep.equal([{ ...finding, observed: '404' }]);
  });

  it('fires for what is no picture', () => {
    const resources = [resourceOf({ kinds, media_type: 'application/pdf', image: null })];
    expect(judgeResources(ogImageBroken, resources)).to.deep.equal([
      { ...finding, observed: 'application/pdf, no picture' },
    ]);
  });

  it('leaves pictures, those of a form that nobody knows, and what proves nothing alone', () => {
    const resources = [
      resourceOf({ kinds }),
      resourceOf({ kinds, media_type: 'image/x-new', image: null }),
      resourceOf({ kinds, media_type: null, image: null }),
      resourceOf({ verdict: 'broken', status: 404 }),
      ...UNPROVEN.map((unproven) => resourceOf({ kinds, media_type: 'text/html', ...unproven })),
    ];
    expect(judgeResources(ogImageBroken, resources)).to.deep.equal([]);
  });
});
