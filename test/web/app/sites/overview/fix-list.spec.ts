import { expect } from 'chai';
import type { FixState } from '../../../../../domain/sites/issues/find-fix-states.js';
import { FixList, type FixListProps } from '../../../../../web/app/sites/overview/fix-list.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';
import { stubRecommendation } from '../../../../support/samples/stub-recommendation.js';

const siteId = 'a'.repeat(24);
const fix = stubRecommendation('fix/title/long', { title: 'Shorten titles' });
const known = (state: FixState['state']) => new Map([[fix.id, { issue_id: 'title/long', state }]]);
const show = (props: Partial<FixListProps> = {}) =>
  renderPart(FixList, {
    siteId,
    hasIssues: true,
    recommendations: [fix],
    states: known('open'),
    canEdit: true,
    ...props,
  });

describe('[U] top fixes of the overview', () => {
  it('have a box each that is named by the fix and leads to its issue', () => {
    const html = show();
    expect(html).to.contain(`data-tick="/api/seo-dashboard/sites/${siteId}/issues/title:long"`);
    expect(html).to.contain('aria-describedby="fix-fix-title-long-title"').and.not.contain('checked');
    expect(show({ states: known('done') })).to.match(/<li class="card is-done".*checked/s);
  });

  it('say where an audit still found what was marked as done, and leave out what was accepted', () => {
    expect(readText(show({ states: known('still_found') }))).to.contain('the latest audit still found it');
    expect(show({ states: known('accepted') })).to.equal('');
  });

  it('are only shown to those who may not change them, and improvements have no box', () => {
    expect(show({ canEdit: false })).to.not.contain('<input');
    expect(readText(show({ canEdit: false, states: known('done') }))).to.contain('Shorten titles Done');
    expect(show({ states: new Map() })).to.not.contain('<input');
    expect(show({ hasIssues: false })).to.not.contain('/issues"');
  });
});
