import { expect } from 'chai';
import type { SenderPause } from '../../../../domain/outreach/sending/sender.js';
import { MailboxAccessState } from '../../../../web/app/outreach/mailbox-connection.js';
import type { ShownSender } from '../../../../web/app/outreach/shown-sender.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { storedSender } from '../../../support/samples/stored-sender.js';

const AT = '2026-05-01T08:00:00.000Z';
const CONNECTED = {
  provider: 'google',
  status: 'connected',
  account: 'ana@press.example',
  connected_at: AT,
  error: null,
} as const;
const pausedFor = (reason: SenderPause['reason']): SenderPause => ({ reason, detail: 'Why it is paused.', at: AT });

describe('[U] state of the access to a mailbox', () => {
  const read = (changes: Partial<ShownSender>): string => {
    const sender = { ...storedSender({ provider: 'google' }), waiting: null, reading: null, sent_copies: null };
    return readText(
      renderPart(MailboxAccessState, { sender: { ...sender, connection: null, verification: null, ...changes } }),
    );
  };

  it('leaves the reason to the pause that says it', () => {
    expect(read({ paused: pausedFor('not_connected') })).to.equal('Connect Google');
    const ended = { ...CONNECTED, status: 'ended' as const };
    expect(read({ connection: ended, paused: pausedFor('access_ended') })).to.equal('Reconnect Google');
  });

  it('says it where the mailbox is paused for something else, or not at all', () => {
    expect(read({ paused: pausedFor('user') })).to.equal('Not connected with Google yet. Connect Google');
    const ended = { ...CONNECTED, status: 'ended' as const };
    expect(read({ connection: ended })).to.equal('The access at Google has ended. Reconnect Google');
  });

  it('says who has signed in, and what keeps the access from being renewed', () => {
    const connection = { ...CONNECTED, status: 'error' as const, error: 'The provider does not respond' };
    expect(read({ connection }))
      .to.match(/^Connected with Google as ana@press\.example since /)
      .and.match(/Access could not be renewed, and is tried again: The provider does not respond Reconnect Google$/);
  });

  it('is nothing of a mailbox that signs in with a password', () => {
    expect(read({ provider: null })).to.equal('');
  });
});
