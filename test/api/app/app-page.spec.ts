import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { startIdentity } from '../../support/servers/identity.js';

describe('[I] pages of the web dashboard', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  it('send anyone who is not signed in to do so, and back', async () => {
    const answer = await pages.api.call('GET', '/app/audits?x=1').catch(() => null);
    expect(answer?.status).to.be.oneOf([302, 422]);
    const { status, headers } = await pages.api.call('GET', '/app/audits');
    expect([status, headers['location']]).to.deep.equal([302, '/auth/login?return_to=%2Fapp%2Faudits']);
  });

  it('are where the bare address leads', async () => {
    const { status, headers } = await pages.api.call('GET', '/');
    expect([status, headers['location']]).to.deep.equal([302, '/app']);
  });

  it('are for browsers: a token does not open them', async () => {
    const identity = await startIdentity();
    const headers = { authorization: `Bearer ${await identity.token({ sub: 'alice' })}` };
    expect((await pages.api.call('GET', '/app', { headers })).status).to.equal(401);
    await identity.close();
  });

  it('come under a policy that lets them load from here alone, and are kept by no one', async () => {
    const jar = await pages.signIn('alice');
    const { headers } = await jar.fetch(`${pages.api.url}/app`);
    expect(headers.get('content-security-policy')).to.contain("script-src 'self'").and.not.contain('unsafe');
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(headers.get('content-type')).to.equal('text/html; charset=utf-8');
  });

  it('say so as a page when there is nothing', async () => {
    const { status, text } = await pages.get(`/app/sites/${'a'.repeat(24)}`);
    expect(status).to.equal(404);
    expect(text).to.contain('<h1>Not found</h1>').and.to.contain('alice · enterprise');
  });

  it('carry the token that writes need', async () => {
    const jar = await pages.signIn('alice');
    const page = await (await jar.fetch(`${pages.api.url}/app`)).text();
    const token = /name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? '';
    const leave = (csrf: string) =>
      jar.fetch(`${pages.api.url}/auth/logout`, { method: 'POST', headers: { 'x-csrf-token': csrf } });
    expect((await leave('wrong')).status).to.equal(403);
    expect((await leave(token)).status).to.equal(200);
  });

  it('say when somebody is signed out, and start nothing by themselves', async () => {
    const { status, text } = await pages.api.call('GET', '/app/signed-out?state=x');
    expect(status).to.equal(200);
    expect(text).to.contain('<h1>You are signed out</h1>').and.to.contain('href="/app"');
    expect(text).to.not.match(/<script|http-equiv/);
    const jar = await pages.signIn('alice');
    const signedIn = await jar.fetch(`${pages.api.url}/app/signed-out`);
    expect([signedIn.status, signedIn.headers.get('location')]).to.deep.equal([302, '/app']);
  });
});
