import { expect } from 'chai';
import { imageTooLarge } from '../../../../../domain/seo/checks/image/too-large.js';
import { judgeResources, SITE, sampleResource, UNPROVEN, USERS } from '../../../../support/samples/resource-results.js';

const svg = { format: 'svg', width: null, height: null };

describe('[U] image/too-large', () => {
  it('fires over 200 kB and is medium over 1 MB', () => {
    const finding = { url: `${SITE}/file`, expected: 'at most 200 kB', ...USERS };
    expect(judgeResources(imageTooLarge, [sampleResource({ bytes: 201_000 })])).to.deep.equal([
      { ...finding, observed: '201 kB' },
    ]);
    expect(judgeResources(imageTooLarge, [sampleResource({ bytes: 1_400_000 })])).to.deep.equal([
      { ...finding, observed: '1.4 MB', severity: 'medium' },
    ]);
  });

  it('takes the number of the project', () => {
    const thresholds = { image_bytes: 500 };
    expect(judgeResources(imageTooLarge, [sampleResource()], { thresholds })).to.have.length(1);
  });

  it('allows drawings more, which are compressed on their way', () => {
    expect(judgeResources(imageTooLarge, [sampleResource({ bytes: 900_000, image: svg })])).to.deep.equal([]);
    expect(judgeResources(imageTooLarge, [sampleResource({ bytes: 1_100_000, image: svg })])).to.have.length(1);
  });

  it('leaves small images, sizes that srcset offers and what proves nothing alone', () => {
    const resources = [
      sampleResource({ bytes: 200_000 }),
      sampleResource({ bytes: 900_000, kinds: ['srcset_image'] }),
      ...UNPROVEN.map((unproven) => sampleResource({ bytes: 900_000, ...unproven })),
    ];
    expect(judgeResources(imageTooLarge, resources)).to.deep.equal([]);
  });
});
