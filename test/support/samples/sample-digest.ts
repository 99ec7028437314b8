import type { DigestFacts } from '../../../domain/notifications/mail-facts.js';
import type { DigestSite } from '../../../domain/notifications/weekly-digest.js';

const SITE: DigestSite = {
  site_id: 'a'.repeat(24),
  site: 'lamps.example',
  score: 64.5,
  audited_at: '2026-06-06T03:00:00.000Z',
  change: -5.5,
  issues: {
    new: [{ check_id: 'title/missing', title: 'Missing title', level: 'critical', affected_pages: 12 }],
    new_total: 3,
    fixed_total: 2,
  },
  search: {
    start_date: '2026-05-30',
    end_date: '2026-06-05',
    clicks: 1_234,
    impressions: 45_678,
    change: { clicks_percent: -12.3, impressions_percent: 4 },
    missing_days: { current: 1, previous: 0 },
  },
  events: [{ date: '2026-06-02', title: 'Clicks fell by a third', direction: 'loss' }],
  next_audit_at: '2026-06-13T22:30:00.000Z',
};

/** The digest of a week with a site that lost, one that gained and one that is new, and outreach. */
export function sampleDigest(): DigestFacts {
  const better = { ...SITE, site_id: 'b'.repeat(24), site: 'chairs.example', score: 81, change: 3, events: [] };
  const fresh = { ...SITE, site_id: 'c'.repeat(24), site: 'new.example', score: null, audited_at: null, change: null };
  return {
    kind: 'weekly_digest',
    digest: {
      since: '2026-06-01T06:00:00.000Z',
      until: '2026-06-08T06:00:00.000Z',
      time_zone: 'Europe/Berlin',
      sites: [
        SITE,
        { ...better, issues: { new: [], new_total: 0, fixed_total: 4 } },
        { ...fresh, issues: null, search: null, events: [], next_audit_at: null },
      ],
      more_sites: 2,
      outreach: { sent: 40, replies: 3, sent_before: 35, replies_before: 5, paused_senders: ['ana@press.example'] },
    },
  };
}
