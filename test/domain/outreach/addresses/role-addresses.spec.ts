import { expect } from 'chai';
import { isRoleBlocked } from '../../../../domain/outreach/addresses/role-addresses.js';

const BLOCKED = [
  'postmaster',
  'abuse',
  'noreply',
  'no-reply',
  'no_reply',
  'no.reply',
  'noreply-news',
  'do-not-reply',
  'donotreply2',
  'mailer-daemon',
  'hostmaster',
  'root',
  'noc',
  'bounces',
  'bounces+ana=blog.example',
  'abuse+x',
  'privacy',
  'dmca',
  'security',
  'gdpr',
  'dpo',
  'unsubscribe',
  'nobody',
  'dev.null',
  'auto-reply',
];
const FINE = [
  'editor',
  'info',
  'contact',
  'hello',
  'press',
  'team',
  'webmaster',
  'office',
  'reply',
  'rootsandshoots',
  'bouncehouse',
  'securityblog',
  'ana+noreply',
  'norbert',
  'abuse.help',
  '+abuse',
  'nora.reply',
];

describe('[U] isRoleBlocked', () => {
  for (const local of BLOCKED) {
    it(`never writes to ${local}@`, () => expect(isRoleBlocked(`${local}@blog.example`)).to.equal(true));
  }
  for (const local of FINE) {
    it(`may write to ${local}@`, () => expect(isRoleBlocked(`${local}@blog.example`)).to.equal(false));
  }

  it('looks at the mailbox and not at the domain', () => {
    expect(isRoleBlocked('ana@abuse.example')).to.equal(false);
    expect(isRoleBlocked('noreply@noreply.example')).to.equal(true);
  });
});
