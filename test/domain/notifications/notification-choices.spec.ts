import { expect } from 'chai';
import { NO_CHOICES, resolveChoices } from '../../../domain/notifications/notification-choices.js';
import { NOTIFICATION_KINDS } from '../../../domain/notifications/notification-kind.js';
import { ROLES } from '../../../domain/workspaces/role.js';

describe('[U] resolveChoices', () => {
  const on = (kinds: Record<string, boolean>) => NOTIFICATION_KINDS.filter((kind) => kinds[kind]);

  it('is calm by itself: what stops the work for those who can fix it, the digest for owners', () => {
    const defaults = ROLES.map((role) => [role, on(resolveChoices({ role, can_send: false }, NO_CHOICES).kinds)]);
    expect(defaults).to.deep.equal([
      ['owner', ['connection_expired', 'sender_paused', 'link_lost', 'weekly_digest']],
      ['admin', ['connection_expired', 'sender_paused', 'link_lost']],
      ['editor', []],
      ['viewer', []],
      ['client_guest', []],
    ]);
    expect(on(resolveChoices({ role: 'editor', can_send: true }, NO_CHOICES).kinds)).to.deep.equal([
      'sender_paused',
      'link_lost',
    ]);
  });

  it('follows each decision and keeps the rest as the role has it', () => {
    const stored = { kinds: { weekly_digest: false, audit_done: true }, digest: null };
    const { kinds, digest } = resolveChoices({ role: 'owner', can_send: false }, stored);
    expect(on(kinds)).to.deep.equal(['audit_done', 'connection_expired', 'sender_paused', 'link_lost']);
    expect(digest).to.deep.equal({ weekday: 'monday', hour: 8, time_zone: 'UTC' });
    const there = resolveChoices({ role: 'owner', can_send: false }, stored, 'Asia/Tokyo');
    expect(there.digest).to.deep.equal({ weekday: 'monday', hour: 8, time_zone: 'Asia/Tokyo' });
  });

  it('gives a client guest nothing but mails about their sites, whatever is stored', () => {
    const kinds = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true]));
    const resolved = resolveChoices({ role: 'client_guest', can_send: false }, { kinds, digest: null });
    expect(on(resolved.kinds)).to.deep.equal(['audit_done', 'new_critical_issue', 'weekly_digest']);
  });
});
