import { expect } from 'chai';
import { type HomeLine, HomePage } from '../../../../web/app/pages/home-page.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { newSite } from '../../../support/samples/new-site.js';

const site = newSite({ site_url: 'https://lamps.example/', site: 'lamps.example' });
const latest = {
  id: 'b'.repeat(24),
  audit_type: 'complete' as const,
  website_url: site.site_url,
  status: 'completed',
  overall_score: 72.25,
  overall_status: 'good' as const,
  issue_counts: { critical: 3, warning: 1_204, notice: 0 },
  created_at: '2026-06-01T08:00:00.000Z',
};
const line: HomeLine = {
  site,
  latest,
  change: 2.5,
  since: '2026-05-01T08:00:00.000Z',
  clicks: null,
  next_run_at: null,
  running: null,
};
const rowOf = (over: Partial<HomeLine>, isGuest = false) =>
  readText(/<tbody.*<\/tbody>/.exec(renderPart(HomePage, { sites: [{ ...line, ...over }], isGuest }))?.[0] ?? '');

describe('[U] home page', () => {
  it('starts a newcomer with one field and one button', () => {
    const html = renderPart(HomePage, { sites: [], isGuest: false });
    expect(html.match(/<input/g)).to.have.length(1);
    expect(html.match(/<button/g)).to.have.length(1);
    expect(html).to.contain('Enter your website').and.to.contain('data-start-audit');
  });

  it('offers a client guest nothing to start', () => {
    expect(renderPart(HomePage, { sites: [], isGuest: true }))
      .to.contain('No sites yet')
      .and.not.contain('<form');
    const html = renderPart(HomePage, { sites: [line], isGuest: true });
    expect(html).to.not.contain('<form').and.not.contain('Set a schedule');
  });

  it('shows of each site its score, change, issues, clicks and audits', () => {
    const clicks = { clicks: 1_280, change_percent: -4.5 };
    const next_run_at = '2026-06-08T03:00:00.000Z';
    expect(rowOf({ clicks, next_run_at })).to.equal(
      'lamps.example 72.3 Good +2.5 since 1 May 2026 3 1,204 1,280 −4.5% 1 Jun 2026 8 Jun 2026, 03:00 UTC',
    );
  });

  it('says what is not known, and what runs', () => {
    expect(rowOf({ latest: null, change: null, since: null })).to.equal(
      'lamps.example No audits yet – – – – Set a schedule',
    );
    expect(rowOf({ running: 'c'.repeat(24) }))
      .to.contain('Running now')
      .and.not.contain('1 Jun 2026');
    expect(rowOf({ latest: { ...latest, audit_type: 'quick' } })).to.contain('1 Jun 2026 (quick)');
    expect(rowOf({ clicks: { clicks: 7, change_percent: null } })).to.contain(' 7 1 Jun');
  });
});
