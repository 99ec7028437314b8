import { expect } from 'chai';
import { LiveAuditPage, type LiveAuditPageProps } from '../../../../web/app/audits/live-audit-page.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { newOperation } from '../../../support/operations.js';
import { newSite } from '../../../support/samples/new-site.js';

const operation = newOperation({
  type: 'complete_audit',
  status: 'running',
  created_at: '2026-06-01T08:00:00.000Z',
  progress: { done: 12, total: 100, phase: 'crawl', message: 'Crawled 41 pages' },
});
const show = (props: Partial<LiveAuditPageProps> = {}) =>
  renderPart(LiveAuditPage, {
    operation,
    site: null,
    pages: 41,
    found: { issues: 7, findings: 120 },
    hasShot: false,
    newest: [],
    now: '2026-06-01T08:02:05.900Z',
    workflow_url: null,
    ...props,
  });

describe('[U] page of a running audit', () => {
  it('shows the step, the pages so far and the elapsed time', () => {
    const text = readText(show());
    expect(text)
      .to.contain('Crawled 41 pages (12%)')
      .and.to.contain('Pages crawled 41 Issues found 7 Findings 120 Running for 2 min 5 s');
    expect(text).to.contain('Running Crawl the pages').and.to.contain('Pages appear here as they are crawled');
  });

  it('names what was found on the latest pages, three each', () => {
    const issues = ['Missing title', 'Slow <page>', 'No heading', 'Thin text', 'Long URL'];
    const newest = [
      { url: 'https://site.example/a', status: 200, issues },
      { url: 'https://site.example/b', status: 0, issues: [] },
    ];
    const text = readText(show({ newest }));
    expect(text).to.contain('200 Missing title, Slow <page>, No heading and 2 others');
    expect(text).to.contain('No response No issues');
  });

  it('shows the start page once there is an image of it', () => {
    expect(show()).to.not.contain('<img');
    expect(show({ hasShot: true })).to.contain(`src="/app/operations/${operation.id}/screenshot"`);
  });

  it('leads a completed audit to its site, where it is watched', () => {
    expect(show()).to.not.contain('data-then="/app/sites');
    const site = newSite({ id: 'f'.repeat(24) });
    expect(show({ site })).to.contain(`data-then="/app/sites/${site.id}"`);
  });
});
