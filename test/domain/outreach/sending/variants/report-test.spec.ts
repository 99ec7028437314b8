import { expect } from 'chai';
import { reportTest } from '../../../../../domain/outreach/sending/variants/report-test.js';
import type {
  VariantChoice,
  VariantCounts,
  VariantTest,
} from '../../../../../domain/outreach/sending/variants/variant-test.js';

const text = { subject: 'Hi', body: 'Hello', share: 50, planned: 300 };
const TEST: VariantTest = {
  id: '6'.repeat(24),
  user_id: 'alice',
  campaign_id: '5'.repeat(24),
  variants: [
    { key: 'A', ...text },
    { key: 'B', ...text },
  ],
  chosen: null,
  created_by: 'alice',
  created_at: '2026-06-01T08:00:00.000Z',
};
const LAST = '2026-06-10T12:00:00.000Z';
const counts = (key: 'A' | 'B', replied: number, waiting = 0): VariantCounts => {
  return { key, waiting, sent: 300, ended: 300, replied, positive: 3, bounced: 1, opted_out: 1, edited: 0 };
};

describe('[U] reportTest', () => {
  const report = (now: string, waiting = 0, chosen: VariantChoice | null = null) =>
    reportTest(
      { ...TEST, chosen },
      { counts: [counts('A', 24), counts('B', 49, waiting)], last_sent_at: LAST },
      '2026-06-20T12:00:00.000Z',
      new Date(now),
    );

  it('shows counts alone until the last lead has had its time', () => {
    const early = report('2026-06-24T11:59:00.000Z');
    expect([early.answer, early.result, early.ends_at]).to.deep.equal(['running', null, '2026-06-24T12:00:00.000Z']);
    expect(early.variants[1]).to.include({ key: 'B', replied: 49, planned: 300 });
  });

  it('gives its verdict then', () => {
    const late = report('2026-06-24T12:00:00.000Z');
    expect(late.answer).to.equal('better');
    expect(late.result?.better).to.equal('B');
  });

  it('runs as long as an email waits, and ends by the plan', () => {
    const waits = report('2026-07-24T12:00:00.000Z', 1);
    expect([waits.answer, waits.ends_at]).to.deep.equal(['running', '2026-07-04T12:00:00.000Z']);
  });

  it('gives no verdict when a person chose before the end, and keeps it when they chose after', () => {
    const choice = { variant: 'B' as const, at: LAST, by: 'alice', by_name: 'Alice', template_id: null };
    const stopped = report('2026-07-24T12:00:00.000Z', 0, { ...choice, answer: 'running' });
    expect([stopped.answer, stopped.result]).to.deep.equal(['stopped', null]);
    expect(report('2026-07-24T12:00:00.000Z', 0, { ...choice, answer: 'better' }).answer).to.equal('better');
  });

  it('has too few where nothing was sent', () => {
    const nothing = reportTest(TEST, { counts: [], last_sent_at: null }, null, new Date(LAST));
    expect([nothing.answer, nothing.ends_at, nothing.variants[0]?.sent]).to.deep.equal(['too_few', null, 0]);
  });
});
