import { expect } from 'chai';
import { ogImageSmall } from '../../../../../domain/seo/checks/og/image-small.js';
import { judgeResources, SITE, sampleResource, UNPROVEN, USERS } from '../../../../support/samples/resource-results.js';

const kinds: ['og_image'] = ['og_image'];
const of = (width: number | null, height: number | null, format = 'png') =>
  sampleResource({ kinds, image: { format, width, height } });

describe('[U] og/image-small', () => {
  it('fires when either side is under 200 pixels', () => {
    expect(judgeResources(ogImageSmall, [of(1200, 199)])).to.deep.equal([
      {
        url: `${SITE}/file`,
        observed: '1200 × 199',
        expected: 'at least 200 × 200',
        where: 'meta[property="og:image"]',
        ...USERS,
      },
    ]);
    expect(judgeResources(ogImageSmall, [of(199, 630)])).to.have.length(1);
  });

  it('leaves images large enough, of unknown size, drawings and other uses alone', () => {
    const resources = [
      of(200, 200),
      of(null, null),
      of(10, 10, 'svg'),
      sampleResource({ image: { format: 'png', width: 10, height: 10 } }),
      ...UNPROVEN.map((unproven) => ({ ...of(10, 10), ...unproven })),
    ];
    expect(judgeResources(ogImageSmall, resources)).to.deep.equal([]);
  });
});
