import { expect } from 'chai';
import { imageBackgroundOnly } from '../../../../../domain/seo/checks/image/background-only.js';
import { context } from '../../../../support/check-context.js';
import { layoutFacts, renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (layout: Parameters<typeof layoutFacts>[0], more: Parameters<typeof renderedPage>[0] = {}) =>
  imageBackgroundOnly.judge(
    siteFrom([], { rendered: [renderedPage({ layout: layoutFacts(layout), ...more })] }),
    context(),
  );
const background = {
  selector: 'div.hero',
  url: 'https://site.example/bg.jpg',
  width: 412,
  height: 300,
  has_text: false,
};

describe('[U] image/background-only', () => {
  it('names a large background with nothing over it', () => {
    expect(judge({ background_images: [background] })).to.deep.equal([
      {
        url,
        observed: '412×300: https://site.example/bg.jpg',
        expected: 'an img element',
        where: 'div.hero',
      },
    ]);
  });

  it('takes one under text for decoration', () => {
    expect(judge({ background_images: [{ ...background, has_text: true }] })).to.deep.equal([]);
  });
});
