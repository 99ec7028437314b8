import { expect } from 'chai';
import { mobileFontSmall } from '../../../../../domain/seo/checks/mobile/font-small.js';
import { context } from '../../../../support/check-context.js';
import { layoutFacts, renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (layout: Parameters<typeof layoutFacts>[0], more: Parameters<typeof renderedPage>[0] = {}) =>
  mobileFontSmall.judge(
    siteFrom([], { rendered: [renderedPage({ layout: layoutFacts(layout), ...more })] }),
    context(),
  );

describe('[U] mobile/font-small', () => {
  it('fires beyond two fifths of the text', () => {
    expect(judge({ small_text_share: 0.41 })).to.deep.equal([
      { url, observed: '41% of the text under 12 px', expected: 'at most 40%', where: 'text' },
    ]);
  });

  it('accepts two fifths', () => {
    expect(judge({ small_text_share: 0.4 })).to.deep.equal([]);
  });
});
