import { expect } from 'chai';
import { MAIL_PORTS } from '../../../platform/network/mail-ports.js';

describe('[U] MAIL_PORTS', () => {
  it('holds those of SMTP and IMAP, with and without TLS from the first byte', () => {
    expect(MAIL_PORTS).to.include.members(['25', '465', '587', '143', '993']);
  });

  it('holds no door of anything else', () => {
    for (const port of ['22', '80', '443', '3306', '5432', '6379', '8080', '27017']) {
      expect(MAIL_PORTS, port).to.not.include(port);
    }
  });
});
