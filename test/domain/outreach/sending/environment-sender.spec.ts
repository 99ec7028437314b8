import { expect } from 'chai';
import { environmentSender } from '../../../../domain/outreach/sending/environment-sender.js';
import { ENVIRONMENT_SENDER_ID } from '../../../../domain/outreach/sending/sender.js';

const settings = {
  SMTP_URL: 'smtp://ana%40press.example:secret@smtp.press.example:2525',
  IMAP_URL: 'imaps://ana:secret@imap.press.example',
  MAIL_FROM: 'Ana@Press.example',
  MAIL_SENDER_NAME: 'Ana',
  MAIL_ORGANIZATION: 'Press Ltd',
  MAIL_POSTAL_ADDRESS: '1 High Street',
  OUTREACH_MIN_INTERVAL_SECONDS: 5,
  OUTREACH_SENDING_WINDOW: 'office' as const,
  OUTREACH_SAVE_SENT_COPIES: true,
};

describe('[U] environmentSender', () => {
  it('is what the environment describes, without passwords', () => {
    const sender = environmentSender(settings);
    expect(sender).to.deep.include({
      id: ENVIRONMENT_SENDER_ID,
      email: 'ana@press.example',
      name: 'Ana',
      organization: 'Press Ltd',
      postal_address: '1 High Street',
      daily_limit: 50,
      hourly_limit: 9,
      min_interval_seconds: 5,
      smtp: { host: 'smtp.press.example', port: 2525, secure: false, username: 'ana@press.example' },
      imap: { host: 'imap.press.example', port: 993, secure: true, username: 'ana', mailbox: 'INBOX' },
    });
    expect(JSON.stringify(sender)).to.not.contain('secret');
  });

  it('has the ports of its schemes, and no name where none is given', () => {
    const bare = {
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'a@b.example',
      OUTREACH_MIN_INTERVAL_SECONDS: 600,
      OUTREACH_SENDING_WINDOW: 'always' as const,
      OUTREACH_SAVE_SENT_COPIES: true,
    };
    expect(environmentSender(bare)).to.deep.include({
      name: '',
      organization: '',
      postal_address: '',
      imap: null,
      smtp: { host: 'mail.example', port: 465, secure: true, username: null },
    });
    expect(environmentSender({ ...bare, SMTP_URL: 'smtp://mail.example' })?.smtp.port).to.equal(587);
    expect(environmentSender({ ...bare, IMAP_URL: 'imap://mail.example' })?.imap?.port).to.equal(143);
  });

  it('keeps to office hours of the recipient unless it may send at any time', () => {
    const office = { time_zone: null, days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
    expect(environmentSender(settings)?.sending_window).to.deep.equal(office);
    expect(environmentSender({ ...settings, OUTREACH_SENDING_WINDOW: 'always' })?.sending_window).to.equal(null);
  });

  it('is no one without a server or an address', () => {
    expect(environmentSender({ ...settings, SMTP_URL: undefined })).to.equal(null);
    expect(environmentSender({ ...settings, MAIL_FROM: undefined })).to.equal(null);
    expect(environmentSender({ ...settings, SMTP_URL: 'nonsense' })).to.equal(null);
  });
});
