import { expect } from 'chai';
import { imageAspectMismatch } from '../../../../../domain/seo/checks/image/aspect-mismatch.js';
import { context } from '../../../../support/check-context.js';
import { SITE, sampleResource, UNPROVEN } from '../../../../support/samples/resource-results.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

function judge(attributes: string[], overrides: Parameters<typeof sampleResource>[0] = {}) {
  const pages = attributes.map((text, at) => pageFrom(`<img src="/file" ${text}>`, { url: `${SITE}/${at}` }));
  return imageAspectMismatch.judge(siteFrom(pages, { resources: [sampleResource(overrides)] }), context());
}
const natural = (width: number, height: number) => ({ image: { format: 'png', width, height } });

describe('[U] image/aspect-mismatch', () => {
  it('fires once for an image, with the pages that show it in a wrong shape', () => {
    expect(judge(['width=400 height=300', 'width=400 height=200', 'width=100 height=90'])).to.deep.equal([
      {
        url: `${SITE}/file`,
        observed: 'width="400" height="300"',
        expected: 'the ratio of 400 × 200',
        where: 'img',
        count: 2,
        related_urls: [`${SITE}/0`, `${SITE}/2`],
      },
    ]);
  });

  const fine: [what: string, attributes: string, overrides?: Parameters<typeof sampleResource>[0]][] = [
    ['the ratio of the file', 'width=200 height=100'],
    ['a difference of 4%', 'width=400 height=208'],
    ['a pixel of rounding', 'width=20 height=10', natural(300, 141)],
    ['no height', 'width=400'],
    ['a share', 'width=100% height=300'],
    ['a pixel stretched to a line', 'width=500 height=1', natural(1, 1)],
    ['a drawing', 'width=400 height=300', { image: { format: 'svg', width: 400, height: 200 } }],
    ['a file of unknown size', 'width=400 height=300', { image: { format: 'png', width: null, height: null } }],
    ['no picture', 'width=400 height=300', { image: null }],
  ];
  for (const [what, attributes, overrides] of fine)
    it(`${what} is fine`, () => expect(judge([attributes], overrides)).to.deep.equal([]));

  it('leaves what proves nothing alone', () => {
    for (const unproven of UNPROVEN) expect(judge(['width=400 height=300'], unproven)).to.deep.equal([]);
  });
});
