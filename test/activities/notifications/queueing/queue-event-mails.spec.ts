import { expect } from 'chai';
import { queueEventMails } from '../../../../activities/notifications/queueing/queue-event-mails.js';
import type { NotificationKind } from '../../../../domain/notifications/notification-kind.js';
import type { WebhookEvent, WebhookEventType } from '../../../../domain/webhooks/webhook-event.js';
import type { Role } from '../../../../domain/workspaces/role.js';
import {
  createNotificationDeps,
  NOTIFICATION_TIME,
  type TestNotificationDeps,
} from '../../../support/notification-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';

const CLIENT = 'https://client.example/';

describe('[I] queueEventMails', () => {
  let running: TestStore;
  let deps: TestNotificationDeps;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  beforeEach(() => {
    deps = createNotificationDeps(running.store, 0);
  });

  let number = 0;
  const newWorkspace = () => `ws_${String(++number).padStart(24, '0')}`;
  async function join(workspace: string, user: string, role: Role, sites: string[] = []) {
    await running.store.memberships.put(workspace, user, { role, can_send: false, sites }, NOTIFICATION_TIME);
    await running.store.mailAddresses.note(user, `${user}@agency.example`, NOTIFICATION_TIME);
  }
  const choose = (workspace: string, user: string, kinds: Partial<Record<NotificationKind, boolean>>) =>
    running.store.notificationChoices.change(workspace, user, { kinds }, NOTIFICATION_TIME);
  const event = (user_id: string, type: WebhookEventType, data = {}): WebhookEvent => {
    return { user_id, key: `${type}:1`, type, at: NOTIFICATION_TIME.toISOString(), data };
  };
  const queued = async () => {
    const found = await Promise.all(deps.started.map((id) => running.store.notificationMails.find(id)));
    return found.map((mail) => `${mail?.kind} ${mail?.user_id}`).sort();
  };

  it('mails those who can fix what stops the work, until they decide otherwise', async () => {
    const team = newWorkspace();
    for (const role of ['owner', 'admin', 'editor', 'viewer'] as const) await join(team, role, role);
    await join(team, 'quiet', 'owner');
    await choose(team, 'quiet', { connection_expired: false });
    await choose(team, 'viewer', { connection_expired: true });
    await queueEventMails(deps, event(team, 'connection.expired', { name: 'Google Search Console' }));
    expect(await queued()).to.deep.equal([
      'connection_expired admin',
      'connection_expired owner',
      'connection_expired viewer',
    ]);
  });

  it('mails an event once to each, however often it is reported', async () => {
    const team = newWorkspace();
    await join(team, 'olga', 'owner');
    await queueEventMails(deps, event(team, 'sender.paused'));
    await queueEventMails(deps, event(team, 'sender.paused'));
    expect(new Set(deps.started).size).to.equal(1);
  });

  it('mails the owner of a personal workspace', async () => {
    await running.store.mailAddresses.note('pia', 'pia@agency.example', NOTIFICATION_TIME);
    await queueEventMails(deps, event('pia', 'connection.expired'));
    expect(await queued()).to.deep.equal(['connection_expired pia']);
  });

  it('tells client guests of their own sites alone', async () => {
    const team = newWorkspace();
    await join(team, 'guest', 'client_guest', ['client.example']);
    await choose(team, 'guest', { audit_done: true, connection_expired: true });
    await queueEventMails(deps, event(team, 'audit.completed', { website_url: 'https://other.example/' }));
    await queueEventMails(deps, event(team, 'connection.expired'));
    expect(await queued()).to.deep.equal([]);
    await queueEventMails(deps, { ...event(team, 'audit.completed', { website_url: CLIENT }), key: 'another' });
    expect(await queued()).to.deep.equal(['audit_done guest']);
  });

  it('sends one mail about an audit to those who want both', async () => {
    const team = newWorkspace();
    await join(team, 'both', 'editor');
    await join(team, 'alerts', 'editor');
    await choose(team, 'both', { audit_done: true, new_critical_issue: true });
    await choose(team, 'alerts', { new_critical_issue: true });
    for (const type of ['audit.completed', 'audit.new_critical_issue'] as const)
      await queueEventMails(deps, event(team, type, { website_url: CLIENT }));
    expect(await queued()).to.deep.equal(['audit_done both', 'new_critical_issue alerts']);
  });

  it('mails no one without a verified address, and no one at all without a mail server', async () => {
    const team = newWorkspace();
    await running.store.memberships.put(team, 'new', { role: 'owner', can_send: false, sites: [] }, NOTIFICATION_TIME);
    await queueEventMails(deps, event(team, 'sender.paused'));
    await join(team, 'olga', 'owner');
    await queueEventMails({ ...deps, isConfigured: false }, event(team, 'sender.paused'));
    await queueEventMails(deps, event(team, 'reply.received'));
    expect(await queued()).to.deep.equal([]);
  });
});
