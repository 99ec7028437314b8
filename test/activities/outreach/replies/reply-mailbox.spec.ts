import { expect } from 'chai';
import { listMailboxes, openMailboxLogin } from '../../../../activities/outreach/replies/reply-mailbox.js';
import { PasswordUnreadableError } from '../../../../domain/outreach/sending/password-unreadable-error.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../../domain/outreach/sending/sender.js';

const IMAP = { host: 'IMAP.press.example', port: 993, secure: true, username: 'ana', mailbox: 'INBOX' };
const SHARED = { email: 'outreach@press.example', login: { ...IMAP, username: 'shared', password: 'known' } };

describe('[U] mailboxes that replies come to', () => {
  const sender = (id: string, imap: Sender['imap']) => ({ id, email: `${id}@press.example`, imap }) as Sender;
  const depsWith = (senders: Sender[], environmentMailbox: typeof SHARED | null = null) => ({
    environmentMailbox,
    openSecret: (sealed: string) => {
      if (sealed === 'lost') throw new PasswordUnreadableError();
      return `opened ${sealed}`;
    },
    openLogin: async ({ smtp, imap }: Sender) => ({
      smtp: { ...smtp, password: null },
      imap: imap && { ...imap, password: null },
    }),
    senders: {
      all: async () => senders,
      secretsOf: async (_user: string, id: string) => ({
        smtp_password: null,
        imap_password: id === 'c' ? 'lost' : id,
      }),
    },
  });
  const codeOf = (call: Promise<unknown>) => call.then(String, (error: { code: string; message: string }) => error);

  it('are one for each sign-in, and none for senders that read nothing', async () => {
    const deps = depsWith([
      sender('a', IMAP),
      sender('b', null),
      sender('c', { ...IMAP, username: 'c' }),
      sender('d', IMAP),
    ]);
    const key = 'imap://ana@imap.press.example:993';
    expect(await listMailboxes(deps, 'alice')).to.deep.equal([
      { key, name: 'd@press.example', sender_id: 'd' },
      { key: 'imap://c@imap.press.example:993', name: 'c@press.example', sender_id: 'c' },
    ]);
    expect(await listMailboxes(deps, 'alice', 'a')).to.deep.equal([{ key, name: 'a@press.example', sender_id: 'a' }]);
    expect(await listMailboxes(deps, 'alice', 'b')).to.deep.equal([]);
  });

  it('are one for each folder of a sign-in, however the inbox is spelt', async () => {
    const folders = ['INBOX', 'Press', 'Inbox', 'press', 'Press'];
    const deps = depsWith(folders.map((mailbox, index) => sender(`s${index}`, { ...IMAP, mailbox })));
    const found = await listMailboxes(deps, 'alice');
    expect(found.map(({ sender_id }) => sender_id)).to.deep.equal(['s2', 's4', 's3']);
    expect(new Set(found.map(({ key }) => key)).size).to.equal(1);
  });

  it('are the environment’s for users without a sender, and for nobody', async () => {
    const shared = {
      key: 'imap://shared@imap.press.example:993',
      name: 'outreach@press.example',
      sender_id: ENVIRONMENT_SENDER_ID,
    };
    expect(await listMailboxes(depsWith([], SHARED), 'alice')).to.deep.equal([shared]);
    expect(await listMailboxes(depsWith([sender('b', null)], SHARED), 'alice')).to.deep.equal([]);
    expect(await listMailboxes(depsWith([sender('b', null)], SHARED), null)).to.deep.equal([shared]);
    expect(await listMailboxes(depsWith([]), 'alice')).to.deep.equal([]);
  });

  it('are signed in to with the opened password', async () => {
    const deps = depsWith([sender('a', IMAP)], SHARED);
    const of = (sender_id: string) => ({ key: 'k', name: 'n', sender_id });
    expect(await openMailboxLogin(deps, 'alice', of('a'))).to.deep.equal({ ...IMAP, password: 'opened a' });
    expect(await openMailboxLogin(deps, 'alice', of(ENVIRONMENT_SENDER_ID))).to.deep.equal(SHARED.login);
    expect(await codeOf(openMailboxLogin(deps, 'alice', of('gone')))).to.include({ code: 'not_found' });
    expect(await codeOf(openMailboxLogin(deps, null, of('a')))).to.include({ code: 'not_found' });
  });

  it('say clearly that a key is lost, without naming it', async () => {
    const deps = depsWith([sender('c', IMAP)]);
    expect(await codeOf(openMailboxLogin(deps, 'alice', { key: 'k', name: 'n', sender_id: 'c' }))).to.include({
      code: 'mailbox_unreachable',
      message: 'The stored password cannot be opened: its encryption key is missing',
    });
  });
});
