import { expect } from 'chai';
import type { QueueForecast } from '../../../../domain/outreach/sending/forecast/queue-forecast.js';
import { ForecastView } from '../../../../web/app/outreach/forecast-view.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const FORECAST: QueueForecast = {
  computed_at: '2026-06-01T08:00:00.000Z',
  basis: 'An estimate.',
  total: 62,
  left_out: [
    {
      reason: 'no_email',
      count: 2,
      leads: [{ lead_id: 'l1', website_url: 'https://news.example/', recipient_email: null }],
    },
  ],
  first_emails: 60,
  follow_ups: 1,
  first_at: '2026-06-01T09:00:00.000Z',
  last_first_email_at: '2026-06-02T15:00:00.000Z',
  last_first_email_range: { earliest: '2026-06-02T14:00:00.000Z', latest: '2026-06-02T16:00:00.000Z' },
  last_at: '2026-06-05T09:00:00.000Z',
  held_by: ['min_gap'],
  days: [{ date: '2026-06-01', first_emails: 34, follow_ups: 0, by_mailbox: [] }],
  mailboxes: [
    {
      sender_id: 'a',
      sender_email: 'ana@press.example',
      paused: false,
      first_emails: 60,
      follow_ups: 1,
      first_at: null,
      last_at: '2026-06-05T09:00:00.000Z',
    },
    {
      sender_id: 'b',
      sender_email: 'bo@press.example',
      paused: true,
      first_emails: 0,
      follow_ups: 0,
      first_at: null,
      last_at: null,
    },
  ],
  not_planned: [],
  waiting: [
    { reason: 'outside_sending_window', count: 12 },
    { reason: 'domain_daily_cap', count: 3 },
    { reason: 'in_turn', count: 1 },
  ],
  slip: {
    planned_at: '2026-05-29T08:00:00.000Z',
    planned_last_first_email_at: '2026-06-01T16:00:00.000Z',
    late_hours: 23,
  },
  complete: true,
};
const shown = (change: Partial<QueueForecast> = {}) =>
  renderPart(ForecastView, { campaignId: 'c', forecast: { ...FORECAST, ...change } });

describe('[U] forecast of a campaign', () => {
  it('says when emails leave, why they wait, who gets none, and that it is late', () => {
    const html = shown();
    const text = readText(html);
    expect(text)
      .to.contain('60 first emails and 1 follow-up, if no one replies.')
      .and.to.contain('2 Jun 2026, 14:00 UTC');
    expect(text).to.contain(
      'Now 12 wait because the sending window of the sender is closed, 3 wait because the daily limit for the recipient’s domain is reached, 1 waits for its turn.',
    );
    expect(text).to.contain('expected 23 hours later than planned');
    expect(text).to.match(/2 leads get no email 2: no email address\. https:\/\/news\.example\/ and more/);
    expect(html).to.contain('/app/campaigns/c/leads/l1');
    expect(text).to.contain('bo@press.example 0 0 Paused').and.to.contain('An estimate.');
  });

  it('says nothing of lateness on time, and says so when no email has a time', () => {
    const slip = FORECAST.slip && { ...FORECAST.slip, late_hours: 0 };
    expect(readText(shown({ slip }))).to.not.contain('later than planned');
    const none = { first_at: null, last_at: null, days: [], complete: false };
    const slipped = FORECAST.slip && { ...FORECAST.slip, late_hours: null };
    expect(readText(shown({ ...none, slip: slipped })))
      .to.contain('No email has a time now.')
      .and.to.contain('has no time any more')
      .and.to.contain('More emails wait than are looked at');
  });
});
