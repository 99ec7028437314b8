import { expect } from 'chai';
import { trustedServers } from '../../../../../domain/outreach/replies/authentication/trusted-servers.js';

const trusted = (email: string, imap_host: string | null) => trustedServers({ email, imap_host });

describe('[U] trustedServers', () => {
  it('knows providers that sign with another domain', () => {
    expect(trusted('ana@press.example', 'imap.gmail.com')).to.deep.equal(['google.com']);
    expect(trusted('ana@press.example', 'outlook.office365.com')).to.deep.equal(['outlook.com']);
    expect(trusted('ana@gmail.com', null)).to.deep.equal(['google.com']);
  });

  it('trusts the mailbox’s own server and domain', () => {
    expect(trusted('ana@press.example', 'imap.host.example')).to.deep.equal(['host.example', 'press.example']);
    expect(trusted('ana@mail.press.example', 'imap.press.example')).to.deep.equal(['press.example']);
    expect(trusted('ana@gmx.de', 'imap.gmx.net')).to.deep.equal(['gmx.net', 'gmx.de']);
  });
});
