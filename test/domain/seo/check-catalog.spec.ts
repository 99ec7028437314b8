import { expect } from 'chai';
import { describeCatalog } from '../../../domain/seo/check-catalog.js';
import { DEFAULT_THRESHOLDS } from '../../../domain/seo/thresholds.js';
import { stubPageCheck, stubSiteCheck } from '../../support/samples/stub-checks.js';

describe('[U] check catalog', () => {
  it('tells of each check what it is about, in order, and nothing of how it judges', () => {
    const { checks } = describeCatalog([
      stubPageCheck('title/missing', { severity: 'high' }),
      stubSiteCheck('link/external-no-rel', { severity: 'info', component: 'technical_seo', off_by_default: true }),
    ]);
    const texts = { title: 'A fault', why: 'It matters.', fix: 'Mend it.', reference: 'https://example.test/standard' };
    expect(checks).to.deep.equal([
      {
        id: 'title/missing',
        category: 'title',
        component: 'on_page_seo',
        severity: 'high',
        scope: 'page',
        ...texts,
        effort_hours: 1,
        off_by_default: false,
      },
      {
        id: 'link/external-no-rel',
        category: 'link',
        component: 'technical_seo',
        severity: 'info',
        scope: 'site',
        ...texts,
        effort_hours: 1,
        off_by_default: true,
      },
    ]);
  });

  it('tells of each threshold its default and its bounds', () => {
    const { thresholds } = describeCatalog([]);
    expect(Object.fromEntries(thresholds.map(({ name, default: value }) => [name, value]))).to.deep.equal(
      DEFAULT_THRESHOLDS,
    );
    expect(thresholds).to.deep.include.members([
      { name: 'title_min_chars', default: 30, minimum: 0, maximum: 1e9, not_above: 'title_max_chars' },
      { name: 'title_max_chars', default: 60, minimum: 0, maximum: 1e9, not_above: null },
      { name: 'text_ratio', default: 0.1, minimum: 0, maximum: 1, not_above: null },
    ]);
  });
});
