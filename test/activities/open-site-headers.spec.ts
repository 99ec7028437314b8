import { expect } from 'chai';
import { openSiteHeaders } from '../../activities/open-site-headers.js';

const access = { id: 'access:op1', origin: 'https://staging.example' };

describe('[U] open site headers', () => {
  it('are opened for the user that gave them; a public site has none', async () => {
    const opened: string[][] = [];
    const open = async (userId: string, id: string) => {
      opened.push([userId, id]);
      return { cookies: { gate: 'open' } };
    };
    expect(await openSiteHeaders(open, 'alice', undefined)).to.equal(null);
    expect(await openSiteHeaders(open, 'alice', access)).to.deep.equal({
      origin: access.origin,
      headers: { cookie: 'gate=open' },
    });
    expect(opened).to.deep.equal([['alice', 'access:op1']]);
  });

  it('say what to do when they are no longer kept', async () => {
    const failure: unknown = await openSiteHeaders(async () => null, 'alice', access).catch((error: unknown) => error);
    expect(failure).to.include({ code: 'invalid_input' });
    expect(String(failure)).to.include('Start the audit again');
  });
});
