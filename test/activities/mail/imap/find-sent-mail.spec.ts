import { expect } from 'chai';
import { createFindSentMail } from '../../../../activities/mail/imap/find-sent-mail.js';
import { type Dovecot, startDovecot } from '../../../support/mail/dovecot.js';
import { smtpLogin } from '../../../support/mail/smtp-settings.js';
import { openLoopback } from '../../../support/servers/open-loopback.js';

const ANA = 'ana@press.example';
const find = createFindSentMail({ openSocket: openLoopback, greetingMs: 20_000, silenceMs: 20_000 });
const mail = (id: string): string => `From: ${ANA}\r\nMessage-ID: ${id}\r\nSubject: x\r\n\r\nHello\r\n`;

describe('[I] finding a mail among those sent', () => {
  let dovecot: Dovecot;
  before(async () => {
    dovecot = await startDovecot([ANA]);
    await dovecot.append(ANA, mail('<in-sent@press.example>'), { folder: 'Sent' });
    await dovecot.append(ANA, mail('<in-inbox@press.example>'));
  });
  after(() => dovecot.stop());
  const login = (overrides = {}) => ({ smtp: smtpLogin(25), imap: { ...dovecot.login(ANA), ...overrides } });

  it('finds it by its Message-ID in the Sent folder alone', async () => {
    expect(await find(login(), '<in-sent@press.example>')).to.equal('found');
    expect(await find(login(), '<in-inbox@press.example>')).to.equal('absent');
    expect(await find(login(), '<in-sent@press.exampl>')).to.equal('absent');
    expect([...(await dovecot.flags(ANA, 'Sent'))]).to.deep.equal([[1, []]]);
  });

  it('knows nothing without a mailbox, or when it cannot be read', async () => {
    expect(await find({ smtp: smtpLogin(25), imap: null }, '<in-sent@press.example>')).to.equal('unknown');
    expect(await find(login({ port: 1 }), '<in-sent@press.example>')).to.equal('unknown');
  });
});
