import { expect } from 'chai';
import { HttpError } from '../../../../api/http/http-error.js';
import { readNewSender, readSenderChange } from '../../../../api/outreach/sending/read-sender.js';
import { storedSender } from '../../../support/samples/stored-sender.js';

const seal = { bind: (text: string, place: string) => `sealed ${text} at ${place}` };
const OWNER = { user_id: 'alice', id: 'b'.repeat(24) };
const at = (id: string, field: string) => ` at ${JSON.stringify(['senders', 'alice', id, field])}`;
const deps = { mailGuard: { resolveHost: async () => ['93.184.216.34'] }, secrets: seal };
const SMTP = { host: 'smtp.press.example', username: 'ana', password: 'secret' };
const ANA = { email: 'Ana@Press.Example', name: ' Ana ', organization: 'Press', postal_address: ' 1 High Street\n' };

const errorOf = async (call: Promise<unknown>): Promise<unknown> => {
  const failure: unknown = await call.catch((caught: unknown) => caught);
  return failure instanceof HttpError && Array.isArray(failure.body.detail)
    ? failure.body.detail.map(({ loc, type }) => `${loc.join('.')} ${type}`)
    : failure;
};

describe('[U] readNewSender', () => {
  it('fills in what is left out, tidies texts, and seals passwords', async () => {
    const fields = await readNewSender(deps, OWNER, { ...ANA, smtp: SMTP, imap: { host: 'imap.press.example' } });
    expect(fields).to.deep.include({
      email: 'ana@press.example',
      name: 'Ana',
      postal_address: '1 High Street',
      sending_window: { time_zone: null, days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
      daily_limit: 50,
      hourly_limit: 9,
      min_interval_seconds: 600,
      smtp: { host: 'smtp.press.example', port: 587, secure: false, username: 'ana' },
      imap: { host: 'imap.press.example', port: 993, secure: true, username: null, mailbox: 'INBOX' },
      smtp_password: `sealed secret${at(OWNER.id, 'smtp_password')}`,
      imap_password: null,
    });
  });

  it('has no mailbox when none is named', async () => {
    const fields = await readNewSender(deps, OWNER, { ...ANA, smtp: { host: 'smtp.press.example' } });
    expect(fields).to.include({ imap: null, smtp_password: null, imap_password: null });
  });

  it('refuses an address that is none', async () => {
    expect(await errorOf(readNewSender(deps, OWNER, { ...ANA, email: 'ana@..', smtp: SMTP }))).to.deep.equal([
      'body.email email_parsing',
    ]);
  });
});

describe('[U] readSenderChange', () => {
  const before = storedSender({
    smtp: { host: 'smtp.press.example', port: 587, secure: false, username: 'ana' },
    imap: { host: 'imap.press.example', port: 993, secure: true, username: 'ana', mailbox: 'INBOX' },
  });
  const { password: _password, ...same } = SMTP;

  it('holds what is named and nothing else', async () => {
    expect(await readSenderChange(deps, before, { name: ' Leo ', daily_limit: 7 })).to.deep.equal({
      name: 'Leo',
      daily_limit: 7,
    });
    expect(await readSenderChange(deps, before, { sending_window: null })).to.deep.equal({ sending_window: null });
    expect((await readNewSender(deps, OWNER, { ...ANA, smtp: SMTP, sending_window: null })).sending_window).to.equal(
      null,
    );
    expect(await readSenderChange(deps, before, { paused: true, is_default: true })).to.deep.equal({});
  });

  it('leaves a password alone that goes where it went', async () => {
    expect(await readSenderChange(deps, before, { smtp: same })).to.deep.equal({ smtp: before.smtp });
    expect(await readSenderChange(deps, before, { smtp: { ...same, host: 'SMTP.Press.example' } })).to.deep.equal({
      smtp: before.smtp,
    });
    expect(await readSenderChange(deps, before, { smtp: { ...same, password: 'new' } })).to.include({
      smtp_password: `sealed new${at(before.id, 'smtp_password')}`,
    });
    expect(await readSenderChange(deps, before, { smtp: { ...same, password: null } })).to.include({
      smtp_password: null,
    });
  });

  for (const other of [{ host: 'evil.example' }, { port: 25 }, { secure: true }, { username: 'leo' }]) {
    it(`asks for the password again for ${JSON.stringify(other)}`, async () => {
      expect(await errorOf(readSenderChange(deps, before, { smtp: { ...same, ...other } }))).to.deep.equal([
        'body.smtp.password missing',
      ]);
    });
  }

  it('forgets a password that no one signs in with, and that of a mailbox that is gone', async () => {
    expect(await readSenderChange(deps, before, { smtp: { host: 'open.example' } })).to.include({
      smtp_password: null,
    });
    expect(await readSenderChange(deps, before, { imap: null })).to.deep.equal({ imap: null, imap_password: null });
  });

  it('asks for the password of a mailbox that is new', async () => {
    const imap = { host: 'imap.press.example', username: 'ana' };
    expect(await errorOf(readSenderChange(deps, { ...before, imap: null }, { imap }))).to.deep.equal([
      'body.imap.password missing',
    ]);
    expect(await readSenderChange(deps, before, { imap: { ...imap, mailbox: 'Leads' } })).to.deep.equal({
      imap: { ...before.imap, mailbox: 'Leads' },
    });
  });
});
