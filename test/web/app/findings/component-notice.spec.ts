import { expect } from 'chai';
import { ComponentNotice } from '../../../../web/app/findings/component-notice.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

describe('[U] notice of an area', () => {
  const { page_speed } = reportAudit().components;

  it('shows the score with what it says', () => {
    const text = readText(
      renderPart(ComponentNotice, { component: { ...page_speed, score: 72.25, summary: 'Slow.' } }),
    );
    expect(text).to.contain('Score 72.3').and.to.contain('Slow.');
  });

  it('says why an area has no score', () => {
    const component = { ...page_speed, status: 'failed' as const, score: null, error: 'No browser was free.' };
    const text = readText(renderPart(ComponentNotice, { component }));
    expect(text).to.contain('This area was not scored. No browser was free.').and.not.to.contain('Score');
  });
});
