import { expect } from 'chai';
import { filesSentMail } from '../../../../activities/mail/imap/files-sent-mail.js';

describe('[U] filesSentMail', () => {
  for (const host of [
    'smtp.gmail.com',
    'SMTP.GMAIL.COM',
    'smtp-relay.gmail.com',
    'smtp.office365.com',
    'smtp-mail.outlook.com',
  ])
    it(`knows that ${host} saves what is sent by itself`, () => {
      expect(filesSentMail(host)).to.equal(true);
    });

  for (const host of ['smtp.press.example', 'gmail.com.press.example', 'notgmail.com', '127.0.0.1', 'localhost', ''])
    it(`takes ${host === '' ? 'an empty host' : host} for one that does not`, () => {
      expect(filesSentMail(host)).to.equal(false);
    });
});
