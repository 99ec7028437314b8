import { expect } from 'chai';
import type { OperationType } from '../../../../domain/operations/operations.js';
import { AuditSteps } from '../../../../web/app/audits/audit-steps.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const show = (type: OperationType, phase: string, hasCompetitors = false) =>
  renderPart(AuditSteps, { type, phase, hasCompetitors });
const step = (html: string) => readText(/<li aria-current="step">(.*?)<\/li>/.exec(html)?.[1] ?? '');

describe('[U] steps of an audit', () => {
  it('are done before the current one, and wait after it', () => {
    const html = show('complete_audit', 'speed');
    expect(readText(html)).to.equal(
      'Done Crawl the pages Done Take screenshots Done Check links, images and files Running Measure page speed Waiting Render pages Waiting Evaluate the results',
    );
    expect(step(html)).to.equal('Running Measure page speed');
    expect(step(show('complete_audit', 'screenshots'))).to.equal('Running Take screenshots');
  });

  it('leave out what an audit does not do', () => {
    expect(readText(show('quick_audit', 'crawl')))
      .to.not.contain('links')
      .and.not.contain('competitors');
    expect(readText(show('complete_audit', 'crawl', true))).to.contain('Waiting Crawl the competitors');
  });

  it('all wait before the first one', () => {
    expect(show('complete_audit', 'queued')).to.not.contain('aria-current').and.not.contain('Done');
  });
});
