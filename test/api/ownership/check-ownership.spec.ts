import { expect } from 'chai';
import { type CheckOwnershipDeps, checkOwnership } from '../../../api/ownership/check-ownership.js';
import type { Ownership, OwnershipMethod } from '../../../domain/ownership/ownership.js';
import type { Connection } from '../../../domain/search/connection.js';
import { createGuardedDispatcher } from '../../../platform/network/guarded-dispatcher.js';
import { createGuardedFetch } from '../../../platform/network/guarded-fetch.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { createTxtResolver } from '../../../platform/network/txt-resolver.js';
import { createOwnershipTokens } from '../../../platform/ownership-token.js';
import { type DnsResponder, startDnsResponder } from '../../support/servers/dns-responder.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';

const tokens = createOwnershipTokens('s'.repeat(32));
const FILE = '/.well-known/linkwright-verification.txt';

describe('[U] checkOwnership', () => {
  let site: LoopbackServer;
  let dns: DnsResponder;
  let pages: Record<string, string | { location: string }> = {};
  let owned: string[] | null = null;
  let deps: CheckOwnershipDeps;
  let ownership: Ownership;
  before(async () => {
    dns = await startDnsResponder();
    site = await startHttpServer((request, response) => {
      const page = pages[request.url ?? ''];
      if (page === undefined) response.writeHead(404).end();
      else if (typeof page === 'string') response.end(page);
      else response.writeHead(302, page).end();
    });
    const port = `${site.port}`;
    const guard = createNetworkGuard({
      allowedPrivateHosts: [`site.test:${port}`],
      allowedPorts: [port],
      resolve: async () => ['127.0.0.1'],
    });
    const timeouts = { headersTimeoutMs: 2_000, bodyTimeoutMs: 2_000, connectTimeoutMs: 2_000 };
    const fetch = createGuardedFetch(createGuardedDispatcher(guard, { connections: 2, ...timeouts }), guard);
    const find = async () =>
      owned && ({ status: 'connected', owned_properties: owned } as Partial<Connection> as Connection);
    deps = {
      ownership: { tokens, fetch, resolveTxt: createTxtResolver([dns.server]) },
      connections: { find },
      gateway: { listProperties: async () => ({ listed: true }) },
    };
    ownership = {
      id: 'a'.repeat(24),
      user_id: 'alice',
      site: `site.test:${port}`,
      origin: `http://site.test:${port}`,
      method: null,
      verified_at: null,
      checked_at: null,
      created_at: '2026-06-01T08:00:00.000Z',
    };
  });
  after(async () => {
    await dns.close();
    await site.close();
  });
  beforeEach(() => {
    pages = {};
    owned = null;
    dns.records.clear();
  });

  const token = (user = 'alice') => tokens.derive(user, ownership.site);
  const text = (user?: string) => `linkwright-verification=${token(user)}`;
  const proofs = async (): Promise<OwnershipMethod[]> =>
    (await checkOwnership(deps, ownership)).filter(({ reason }) => reason === null).map(({ method }) => method);

  it('proves nothing where nothing was put, and says so for each way', async () => {
    const outcomes = await checkOwnership(deps, ownership);
    expect(outcomes.map(({ method }) => method)).to.deep.equal(['dns', 'file', 'meta', 'search_console']);
    expect(outcomes[0]?.reason).to.contain('No TXT record');
    expect(outcomes[1]?.reason).to.contain(`${FILE} responds with status 404`);
    expect(outcomes[3]?.reason).to.contain('not connected');
  });

  it('is proved by a DNS record, a file, a tag, or a property that the account owns', async () => {
    dns.records.set('site.test', text());
    expect(await proofs()).to.deep.equal(['dns']);
    dns.records.clear();
    // A host with a CNAME record can have no TXT record; the label in front of it can.
    dns.records.set('_linkwright.site.test', text());
    expect(await proofs()).to.deep.equal(['dns']);
    dns.records.set('_linkwright.site.test', text('bob'));
    expect(await proofs()).to.deep.equal([]);
    dns.records.clear();
    pages = { [FILE]: `${text()}\n` };
    expect(await proofs()).to.deep.equal(['file']);
    pages = { '/': `<head><meta name="linkwright-verification" content="${token()}"></head>` };
    expect(await proofs()).to.deep.equal(['meta']);
    pages = {};
    owned = ['sc-domain:site.test'];
    expect(await proofs()).to.deep.equal(['search_console']);
    owned = ['sc-domain:other.test', 'https://site.test/'];
    expect(await proofs()).to.deep.equal([]);
  });

  it('is not proved by what another user put there', async () => {
    dns.records.set('site.test', text('bob'));
    pages = {
      [FILE]: text('bob'),
      '/': `<head><meta name="linkwright-verification" content="${token('bob')}"></head>`,
    };
    expect(await proofs()).to.deep.equal([]);
  });

  it('follows redirects within the site, and none to elsewhere', async () => {
    pages = {
      '/': { location: '/en/' },
      '/en/': `<head><meta name="linkwright-verification" content="${token()}"></head>`,
    };
    expect(await proofs()).to.deep.equal(['meta']);
    pages = { '/': { location: 'http://127.0.0.1:1/' }, [FILE]: { location: 'https://evil.example/x' } };
    const outcomes = await checkOwnership(deps, ownership);
    expect(outcomes[1]?.reason).to.contain('redirects to another site');
    expect(outcomes[2]?.reason).to.contain('redirects to another site');
    pages = { '/': { location: '/' } };
    expect((await checkOwnership(deps, ownership))[2]?.reason).to.contain('redirects more than 5 times');
  });
});
