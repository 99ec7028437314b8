import { expect } from 'chai';
import { isAutomatSender } from '../../../../domain/outreach/replies/is-automat-sender.js';

const isAutomat = (email: string, name = '', return_path: string | null = null): boolean =>
  isAutomatSender({ from: { email, name }, return_path });

describe('[U] address of a mail server', () => {
  it('is told by its local part, or its name when it has no address', () => {
    expect(isAutomat('MAILER-DAEMON@mx.example'.toLowerCase())).to.equal(true);
    expect(isAutomat('postmaster@mx.example')).to.equal(true);
    expect(isAutomat('', 'MAILER-DAEMON')).to.equal(true);
    expect(isAutomat('bounces+x@mx.example')).to.equal(true);
  });

  it('is no address of people', () => {
    expect(isAutomat('ana@blog.example')).to.equal(false);
    expect(isAutomat('postmasters@blog.example')).to.equal(false);
    expect(isAutomatSender({ from: null, return_path: null })).to.equal(false);
  });
});
