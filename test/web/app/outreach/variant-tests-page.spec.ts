import { expect } from 'chai';
import { judgeVariants } from '../../../../domain/outreach/sending/variants/judge-variants.js';
import type { VariantTestReport } from '../../../../domain/outreach/sending/variants/variant-test.js';
import { VariantTestsPage } from '../../../../web/app/outreach/variant-tests-page.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const COUNTS = { share: 50, planned: 300, waiting: 0, sent: 300, ended: 300, positive: 9, bounced: 3, opted_out: 1 };
const TEST: VariantTestReport = {
  id: '6'.repeat(24),
  campaign_id: '5'.repeat(24),
  variants: [
    { key: 'A', subject: 'An <idea>', body: 'Hello', ...COUNTS, replied: 24, edited: 0 },
    { key: 'B', subject: 'A question', body: 'Hi', ...COUNTS, replied: 49, edited: 2 },
  ],
  chosen: null,
  created_by: 'alice',
  created_at: '2026-06-01T08:00:00.000Z',
  answer: 'better',
  result: judgeVariants([
    { key: 'A', leads: 300, replied: 24 },
    { key: 'B', leads: 300, replied: 49 },
  ]),
  ends_at: '2026-06-22T08:00:00.000Z',
  least_leads: 100,
  least_replies: 10,
  reply_days: 14,
  detectable: [{ from: 0.08, to: 0.155 }],
};

describe('[U] page of tests of versions', () => {
  const page = (tests: VariantTestReport[]) =>
    renderPart(VariantTestsPage, { campaign: { id: TEST.campaign_id, name: 'Spring' }, tests });
  const choose = `data-api="POST /api/v1/backlink-outreach/campaigns/${TEST.campaign_id}/variant-tests/${TEST.id}/choose"`;

  it('shows the verdict with its interval, the counts, and a button for each version', () => {
    const html = page([TEST]);
    const text = readText(html);
    for (const words of [
      'Version B gets more replies.',
      '+8.3 points',
      '49 (16.3%)',
      'edited while they waited',
      'A 0, B 2',
    ])
      expect(text, words).to.contain(words);
    expect(html).to.contain('An &lt;idea>').and.to.contain('Use version B? It is saved as a template.');
    expect(html.split(choose)).to.have.length(3);
  });

  it('says of a running test when it ends, and warns before it is stopped', () => {
    const html = page([{ ...TEST, answer: 'running', result: null }]);
    expect(readText(html)).to.contain('No winner yet').and.to.contain('expected to end on');
    expect(html).to.contain('Stop the test and use version B?');
  });

  it('offers nothing more once a version was taken over', () => {
    const chosen = { variant: 'B' as const, at: TEST.created_at, by: null, by_name: null, answer: 'better' as const };
    const html = page([{ ...TEST, chosen: { ...chosen, template_id: 't' } }]);
    expect(readText(html)).to.contain('A deleted user took over version B');
    expect(html).not.to.contain(choose);
  });

  it('leads to the page that begins a test before there is one', () => {
    expect(page([])).to.contain('No tests yet').and.to.contain(`/app/campaigns/${TEST.campaign_id}/write`);
  });
});
