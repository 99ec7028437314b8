import { expect } from 'chai';
import { findNotification } from '../../../domain/notifications/find-notification.js';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../../../domain/webhooks/webhook-event.js';

describe('[U] findNotification', () => {
  const event = (type: WebhookEventType, data = {}) => ({ user_id: 'alice', key: 'k', type, at: '', data });

  it('knows the events that people get mails about, and no others', () => {
    const kinds = WEBHOOK_EVENT_TYPES.flatMap((type) => {
      const found = findNotification(event(type));
      return found ? [[type, found.kind]] : [];
    });
    expect(kinds).to.deep.equal([
      ['audit.completed', 'audit_done'],
      ['audit.new_critical_issue', 'new_critical_issue'],
      ['connection.expired', 'connection_expired'],
      ['sender.paused', 'sender_paused'],
      ['link.lost', 'link_lost'],
    ]);
  });

  it('mails of changed links what keeps search engines from following, and nothing else', () => {
    const rel = (before: string, after: string) => ({ changes: [{ field: 'rel', before, after }] });
    expect(findNotification(event('link.changed', rel('dofollow', 'nofollow')))?.kind).to.equal('link_lost');
    expect(findNotification(event('link.changed', rel('nofollow', 'dofollow')))).to.equal(null);
    expect(
      findNotification(event('link.changed', { changes: [{ field: 'anchor', before: 'a', after: 'b' }] })),
    ).to.equal(null);
  });

  it('names the site as memberships name it', () => {
    const about = event('audit.completed', { website_url: 'https://www.client.example/shop' });
    expect(findNotification(about)).to.deep.equal({ kind: 'audit_done', site: 'client.example' });
    expect(findNotification(event('sender.paused'))).to.deep.equal({ kind: 'sender_paused', site: null });
  });
});
