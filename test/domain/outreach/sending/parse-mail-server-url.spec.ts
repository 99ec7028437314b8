import { expect } from 'chai';
import {
  IMAP_PORTS,
  parseMailServerUrl,
  SMTP_PORTS,
} from '../../../../domain/outreach/sending/parse-mail-server-url.js';

describe('[U] parseMailServerUrl', () => {
  it('reads host, port, TLS and user', () => {
    expect(parseMailServerUrl('smtp://mail.example', 'smtps:', SMTP_PORTS)).to.deep.equal({
      host: 'mail.example',
      port: 587,
      secure: false,
      username: null,
    });
    expect(parseMailServerUrl('imaps://a%20b:pw@mail.example:9930/INBOX', 'imaps:', IMAP_PORTS)).to.deep.equal({
      host: 'mail.example',
      port: 9930,
      secure: true,
      username: 'a b',
    });
  });

  it('is null for what is no URL', () => {
    for (const text of [undefined, '', 'mail.example'])
      expect(parseMailServerUrl(text, 'smtps:', SMTP_PORTS), String(text)).to.equal(null);
  });
});
