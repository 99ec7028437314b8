import { expect } from 'chai';
import { gateWeakComponent } from '../../../../../domain/seo/scoring/gates/weak-component-gate.js';

describe('[U] gateWeakComponent', () => {
  it('bounds the score by the weakest of technology, pages and content', () => {
    expect(
      gateWeakComponent({ technical_seo: 90, on_page_seo: 25, content_strategy: 100, page_speed: 3, sitemap: 0 }),
    ).to.deep.equal({
      id: 'weak_component',
      cap: 56.2,
      share: 0.75,
      reason: 'On-page SEO scores 25 of 100, which the other parts of the site cannot make up for.',
      check_ids: [],
    });
    expect(gateWeakComponent({ technical_seo: 0 })?.cap).to.equal(45);
  });

  it('has nothing to say of what is perfect or was not measured', () => {
    expect(gateWeakComponent({ technical_seo: 100, on_page_seo: null })).to.equal(null);
    expect(gateWeakComponent({})).to.equal(null);
  });
});
