import { expect } from 'chai';
import type { AuditFacts, MailFacts, MailSetting } from '../../../domain/notifications/mail-facts.js';
import { writeMail } from '../../../web/mails/write-mail.js';
import { sampleDigest } from '../../support/samples/sample-digest.js';

const SETTING: MailSetting = {
  public_url: 'https://links.example',
  workspace: { id: 'ws_1', name: 'Nordlicht & Söhne <b>' },
  unsubscribe_url: 'https://links.example/n/token',
};
const AUDIT: AuditFacts = {
  kind: 'audit_done',
  audit_id: 'a'.repeat(24),
  audit_type: 'complete',
  website_url: 'https://www.lamps.example/',
  status: 'completed',
  overall_score: 64.5,
  overall_status: 'fair',
  change: -5.5,
  issue_counts: { critical: 1, warning: 2, notice: 3 },
  new_issues: [
    { check_id: 'title/missing', title: 'Missing title <script>', level: 'critical', affected_pages: 1 },
    { check_id: 'title/long', title: 'Long title', level: 'warning', affected_pages: 20 },
  ],
  fixed_issues_total: 4,
};
const INVITATION: MailFacts = {
  kind: 'invitation',
  url: 'https://links.example/app/invitations/token',
  role: 'client_guest',
  sites: ['lamps.example'],
  invited_by: 'olga@agency.example',
  expires_at: '2026-06-08T08:00:00.000Z',
};
const EACH: MailFacts[] = [
  AUDIT,
  { ...AUDIT, kind: 'new_critical_issue' },
  { kind: 'connection_expired', platform_name: 'Google Search Console', error: 'invalid_grant' },
  { kind: 'sender_paused', sender_id: 'b'.repeat(24), email: 'ana@press.example', detail: 'Bounces above 5%' },
  {
    kind: 'link_lost',
    link_id: 'c'.repeat(24),
    page_url: 'https://blog.example/post',
    target_url: 'https://client.example/guide',
    what: 'The link was removed',
  },
  sampleDigest(),
  INVITATION,
];

describe('[U] writeMail', () => {
  for (const facts of EACH) {
    describe(facts.kind, () => {
      const { subject, html, text } = writeMail(facts, SETTING);

      it('says the same in both forms', () => {
        const words = (each: string) => each.replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');
        const shown = unescapeHtml(words(html));
        for (const line of text.split('\n').filter((each) => /^[A-Z]/.test(each) && !each.includes('https://')))
          for (const word of line
            .toLowerCase()
            .split(/[\s():]+/)
            .filter(Boolean))
            expect(shown.toLowerCase(), line).to.contain(word);
        for (const [url] of text.matchAll(/https:\S+/g)) expect(unescapeHtml(html)).to.contain(`href="${url}"`);
      });

      it('renders anywhere: nothing runs, nothing is loaded, and texts of others are escaped', () => {
        expect(html).not.to.match(/<script|<img|<link|@import|url\(|javascript:| on\w+=/i);
        expect(html).not.to.contain('<b>');
        expect(html).to.match(/^<!doctype html>/);
        for (const [tag] of html.matchAll(/<(?:td|p|h1|h2|a|ul)\b[^>]*>/g)) expect(tag).to.contain('style="');
      });

      it('has a subject in one line', () => {
        expect(subject).to.match(/^[^\p{Cc}]{10,200}$/u);
      });
    });
  }

  it('names score and change of an audit, its new issues and the way to it', () => {
    const { subject, text } = writeMail(AUDIT, SETTING);
    expect(subject).to.equal('Audit of lamps.example completed: score 64.5 (fair)');
    expect(text).to.contain('Score: 64.5 of 100 (−5.5 since the audit before)');
    expect(text).to.contain('- Missing title <script> (1 page)\n- Long title (20 pages)');
    expect(text).to.contain('Since the audit before: 2 new, 4 fixed');
    expect(text).to.contain(
      `View audit: https://links.example/app/open?workspace=ws_1&to=%2Fapp%2Faudits%2F${'a'.repeat(24)}`,
    );
  });

  it('names only critical issues in an alert', () => {
    const { subject, text } = writeMail({ ...AUDIT, kind: 'new_critical_issue' }, SETTING);
    expect(subject).to.equal('1 new critical issue on lamps.example');
    expect(text).to.contain('Missing title').and.not.contain('Long title');
  });

  it('guesses nothing where nothing was measured, and has no change to a first audit', () => {
    const first = {
      ...AUDIT,
      overall_score: null,
      overall_status: null,
      change: null,
      new_issues: [],
      fixed_issues_total: 0,
    };
    const { subject, text } = writeMail({ ...first, status: 'partial' }, SETTING);
    expect(subject).to.contain('no score');
    expect(text).to.contain('Score: Not measured\n').and.contain('could not be measured').and.not.contain('since');
  });

  it('cuts a long list, and says how much is left', () => {
    const new_issues = Array.from({ length: 12 }, (_, index) => ({
      check_id: `a/${index}`,
      title: `Issue ${index}`,
      level: 'warning' as const,
      affected_pages: 0,
    }));
    const { text } = writeMail({ ...AUDIT, new_issues }, SETTING);
    expect(text).to.contain('- Issue 4\n- 7 more issues in the report');
  });

  it('tells the week of each site, with what is missing', () => {
    const { subject, text } = writeMail(sampleDigest(), SETTING);
    expect(subject).to.equal('Weekly digest for Nordlicht & Söhne <b>: 5 sites, 1 with a lower score');
    const [, lamps = '', chairs = '', fresh = ''] = text.split(/\n(?:LAMPS|CHAIRS|NEW)\.EXAMPLE\n/);
    expect(lamps).to.contain('Score: 64.5 of 100 (−5.5 against the week before; audited on 6 Jun 2026)');
    expect(lamps).to.contain('Issues: 3 new, 2 fixed').and.contain('- Missing title (12 pages)\n- 2 more issues');
    expect(lamps).to.contain('Clicks: 1,234 (−12.3% against the week before)');
    expect(lamps).to.contain('Search Console has no data for 1 day of this week');
    expect(lamps).to.contain('Search loss: Clicks fell by a third (2 Jun 2026)');
    // 22:30 in UTC is the next day in Berlin.
    expect(lamps).to.contain('Next audit: 14 Jun 2026');
    expect(chairs).to.contain('Issues: 0 new, 4 fixed').and.not.contain('New issues:');
    expect(fresh).to.contain('Score: Not audited yet').and.contain('Next audit: Not scheduled');
    expect(text).to.contain('2 more sites in the app.').and.contain('Replies: 3 (5 the week before)');
    expect(text).to.contain('Paused mailboxes: ana@press.example');
  });

  it('can be unsubscribed from, but for an invitation', () => {
    expect(writeMail(sampleDigest(), SETTING).text).to.contain('Unsubscribe: https://links.example/n/token');
    const invitation = writeMail(INVITATION, { ...SETTING, unsubscribe_url: null });
    expect(invitation.text).not.to.contain('Unsubscribe');
    expect(invitation.text).to.contain('Your role: Client guest').and.contain('Sites: lamps.example');
  });
});

function unescapeHtml(html: string): string {
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return html.replaceAll(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign] ?? sign);
}
