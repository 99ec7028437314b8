import { expect } from 'chai';
import { canonicalRule } from '../../../../domain/seo/causes/canonical-rule.js';
import { context } from '../../../support/check-context.js';
import { siteFrom } from '../../../support/sites/site.js';
import { translatedSite } from '../../../support/sites/translated-site.js';

const rule = (kinds: Parameters<typeof canonicalRule>[0]['kinds']) =>
  canonicalRule({
    id: 'canonical/test',
    kinds,
    lead_check_ids: ['index/canonicalised'],
    loss: 0.5,
    certainty: 0.5,
    effort_hours: 1,
    title: (errors) => `${errors.length} pages`,
    why: 'It matters.',
    advice: () => ['Do it.'],
  });
const detect = (kinds: Parameters<typeof rule>[0], pages = translatedSite()) =>
  rule(kinds).detect(siteFrom(pages), context().thresholds, []);

describe('[U] canonical rule', () => {
  it('gathers the pages of its kinds and says what to change in the template', () => {
    const cause = detect(['translation']);
    expect([cause?.title, cause?.pages.length, cause?.effort_hours]).to.deep.equal(['12 pages', 12, 2]);
    expect(cause?.steps).to.deep.equal([
      'Do it.',
      'Change one line of the template behind 12 pages under /de/*, /fr/*: <link rel="canonical" href="https://site.example/"> on https://site.example/de/ must be <link rel="canonical" href="https://site.example/de/">.',
    ]);
    expect(cause?.snippets.length).to.equal(5);
  });

  it('names single pages where no template is behind them', () => {
    const few = translatedSite((code, slug) =>
      code === 'de' && slug === 'one' ? '/one' : code === 'en' ? `/${slug}` : `/${code}/${slug}`,
    );
    const cause = detect(['translation'], few);
    expect([cause?.template, cause?.steps.at(-1)]).to.deep.equal([
      null,
      'Edit https://site.example/de/one: replace the canonical https://site.example/one with https://site.example/de/one.',
    ]);
  });

  it('is none without a page of its kinds', () => {
    expect(detect(['home', 'error'])).to.equal(null);
  });
});
