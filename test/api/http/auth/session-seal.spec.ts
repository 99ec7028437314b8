import { expect } from 'chai';
import { openSession, sealSession } from '../../../../api/http/auth/session-seal.js';

describe('[U] seal of sessions', () => {
  const data = JSON.stringify({ verifier: 'a-code-verifier', name: 'Zoë' });

  it('opens for the cookie that it was made for, and shows nothing to others', () => {
    const sealed = sealSession('sid-1', data);
    expect(sealed).to.not.include('verifier');
    expect(Buffer.from(sealed, 'base64url').toString('utf8')).to.not.include('verifier');
    expect(openSession('sid-1', sealed)).to.equal(data);
    expect(openSession('sid-2', sealed)).to.equal(null);
    expect(sealSession('sid-1', data)).to.not.equal(sealed);
  });

  it('is broken by any change', () => {
    const bytes = Buffer.from(sealSession('sid-1', data), 'base64url');
    for (const at of [0, 12, 28, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openSession('sid-1', changed.toString('base64url')), String(at)).to.equal(null);
    }
    for (const other of ['', 'short', 'no base64 at all …']) expect(openSession('sid-1', other)).to.equal(null);
  });

  it('reads what was stored before there was one', () => {
    expect(openSession('sid-1', data)).to.equal(data);
  });
});
