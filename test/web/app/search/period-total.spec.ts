import { expect } from 'chai';
import { PeriodTotal } from '../../../../web/app/search/period-total.js';
import { renderPart } from '../../../support/browser/render-part.js';

describe('[U] total of a period', () => {
  it('shows the figure, the one before and the change', () => {
    const html = renderPart(PeriodTotal, { title: 'Clicks', current: 1_200, previous: 1_000 });
    expect(html).to.contain('1,200').and.contain('Before: 1,000').and.contain('+20');
  });

  it('compares with nothing where nothing is known, or was', () => {
    expect(renderPart(PeriodTotal, { title: 'Clicks', current: 5, previous: null }))
      .to.contain('n/a')
      .and.not.contain('Before');
    expect(renderPart(PeriodTotal, { title: 'Clicks', current: 5, previous: 0 }))
      .to.contain('n/a')
      .and.contain('Before: 0');
  });
});
