import { expect } from 'chai';
import { REFUSED_RECIPIENT } from '../../../../store/outreach/campaigns/count-slices.js';
import { summarizeTallies } from '../../../../store/outreach/campaigns/summarize-tallies.js';

const NOW = new Date('2026-06-03T08:00:00.000Z');
const ABOUT = { campaign_id: 'c', days: 2, now: NOW };
const EMPTY = { counts: {}, days: {}, other_days: {}, leads: Buffer.alloc(0) };
const ids = (...digits: string[]) => Buffer.from(digits.map((digit) => digit.repeat(24)).join(''), 'hex');

describe('[U] summaries of tallies', () => {
  it('add the slices of a kind up, each lead once', () => {
    const { analytics, emailed, replied, uncertain } = summarizeTallies(
      {
        leads: {
          one: { ...EMPTY, counts: { discovered: 2, placed: 1 } },
          two: { ...EMPTY, counts: { discovered: 1 } },
        },
        attempts: {
          one: { ...EMPTY, counts: { sent: 3, uncertain: 1 }, days: { '2026-06-03': 3 }, leads: ids('a', 'b') },
          two: { ...EMPTY, counts: { bounced: 1, [REFUSED_RECIPIENT]: 1 }, leads: ids('b') },
        },
        replies: {
          one: {
            counts: { interested: 1, auto_reply: 2 },
            days: { '2026-06-02': 1 },
            other_days: { '2026-06-03': 2, '2026-05-01': 1 },
            leads: ids('a'),
          },
        },
      },
      ABOUT,
    );
    expect([emailed, replied, uncertain]).to.deep.equal([2, 1, 1]);
    expect(analytics).to.include({ total_leads: 4, total_attempts: 6, total_sent: 4, total_replies: 1 });
    expect(analytics.rates).to.deep.equal({
      response_rate: 0.5,
      placement_rate: 0.5,
      bounce_rate: 0.4,
      unsubscribe_rate: 0,
    });
    expect(analytics.daily_send_volume).to.deep.equal([
      { date: '2026-06-02', sent: 0, replies: 1, automatic_replies: 0 },
      { date: '2026-06-03', sent: 3, replies: 0, automatic_replies: 2 },
    ]);
  });

  it('are zero for a campaign without records', () => {
    const { analytics, emailed, uncertain } = summarizeTallies(undefined, ABOUT);
    expect([analytics.total_leads, emailed, uncertain, analytics.rates.response_rate]).to.deep.equal([0, 0, 0, 0]);
  });
});
