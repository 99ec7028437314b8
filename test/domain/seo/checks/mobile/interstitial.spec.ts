import { expect } from 'chai';
import { mobileInterstitial } from '../../../../../domain/seo/checks/mobile/interstitial.js';
import { context } from '../../../../support/check-context.js';
import { layoutFacts, renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (layout: Parameters<typeof layoutFacts>[0], more: Parameters<typeof renderedPage>[0] = {}) =>
  mobileInterstitial.judge(
    siteFrom([], { rendered: [renderedPage({ layout: layoutFacts(layout), ...more })] }),
    context(),
  );
const overlay = (viewport_share: number) => ({ overlay: { selector: 'div#modal', viewport_share } });

describe('[U] mobile/interstitial', () => {
  it('fires from half of the first view', () => {
    expect(judge(overlay(0.5))).to.deep.equal([
      { url, observed: '50% of the first view covered', expected: 'less than 50%', where: 'div#modal' },
    ]);
  });

  it('accepts what is shown while the page loads', () => {
    for (const selector of ['div#preloader', 'div.page-loader', 'div#loading-screen', 'div.spinner'])
      expect(judge({ overlay: { selector, viewport_share: 1 } }), selector).to.deep.equal([]);
  });

  it('accepts a banner, and no overlay', () => {
    expect([judge(overlay(0.49)), judge({})]).to.deep.equal([[], []]);
  });
});
