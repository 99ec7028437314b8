import type { Store } from '../../../store/index.js';

/** A domain without DMARC, about which a receiver has reported: a server of one's own, a service, and one that is unknown. */
export async function fillDomain(store: Store, senderId: string, now: Date): Promise<void> {
  const fine = { status: 'ok' as const, detail: 'v=spf1 ~all', advice: [], record: null };
  const parts = { smtp: fine, imap: fine, spf: fine, dkim: fine, mx: fine, reverse_dns: fine };
  const record = { name: '_dmarc.press.example', type: 'TXT' as const, value: 'v=DMARC1; p=none', replaces: [] };
  const dmarc = { status: 'missing' as const, detail: 'press.example has no DMARC record', advice: [], record };
  await store.senderStates.noteVerification('alice', senderId, { ...parts, dmarc, checked_at: now.toISOString() });
  const none = { spf_aligned: 0, dkim_aligned: 0, quarantined: 0, rejected: 0, forwarded: 0 };
  const until = new Date().toISOString();
  const report = {
    reporter: 'receiver.example',
    report_id: '1',
    domain: 'press.example',
    from: new Date(Date.now() - 86_400_000).toISOString(),
    until,
    policy: 'none' as const,
    sources: [
      {
        ...none,
        ip: '192.0.2.7',
        mails: 1_240,
        aligned: 1_240,
        spf_aligned: 1_240,
        dkim_aligned: 1_180,
        passed_as: ['press.example'],
      },
      { ...none, ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', mails: 31, aligned: 0, passed_as: ['newsletter.example'] },
      { ...none, ip: '198.51.100.9', mails: 3, aligned: 0, rejected: 3, passed_as: [] },
    ],
    mails_left_out: 0,
  };
  await store.dmarcReports.add('alice', { state: 'read', report }, '', new Date());
  const broken = { state: 'unreadable' as const, domain: 'press.example', reason: 'it is cut off' };
  await store.dmarcReports.add('alice', broken, '<1@receiver.example>', new Date());
}
