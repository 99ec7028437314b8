import { expect } from 'chai';
import { mobileContentWide } from '../../../../../domain/seo/checks/mobile/content-wide.js';
import { context } from '../../../../support/check-context.js';
import { layoutFacts, renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (layout: Parameters<typeof layoutFacts>[0], more: Parameters<typeof renderedPage>[0] = {}) =>
  mobileContentWide.judge(
    siteFrom([], { rendered: [renderedPage({ layout: layoutFacts(layout), ...more })] }),
    context(),
  );
const raw = '<head><meta name="viewport" content="width=device-width"></head>';

describe('[U] mobile/content-wide', () => {
  it('tells how wide the content is', () => {
    expect(judge({ content_width: 600 }, { raw })).to.deep.equal([
      { url, observed: '600 px', expected: '412 px', where: 'page' },
    ]);
  });

  it('accepts what rounding adds', () => {
    expect(judge({ content_width: 414 }, { raw })).to.deep.equal([]);
  });

  it('leaves pages without a viewport to the check of that', () => {
    expect(judge({ content_width: 2_000 })).to.deep.equal([]);
  });
});
