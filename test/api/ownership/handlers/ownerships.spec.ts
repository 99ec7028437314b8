import { expect } from 'chai';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';

const PATH = '/api/seo/ownerships';
const AUDIT = '/api/seo/enterprise/complete-audit';

interface Shown {
  id: string;
  status: string;
  method: string | null;
  ways: { dns: { name: string; value: string } };
  checks?: { method: string; reason: string | null }[];
}

describe('[I] ownership handlers', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'enterprise');
  });
  after(() => running.stop());
  beforeEach(() => running.txt.clear());

  const call = (method: string, path: string, body?: unknown, headers = alice) =>
    running.api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  const start = async (site_url: string): Promise<Shown> => (await call('POST', PATH, { site_url })).json as Shown;
  const check = async (id: string): Promise<Shown> => (await call('POST', `${PATH}/${id}/check`)).json as Shown;

  it('give the texts to paste, the same each time, and another to each user', async () => {
    const first = await call('POST', PATH, { site_url: 'https://www.one.example/shop' });
    expect(first.status, first.text).to.equal(201);
    expect(first.json).to.deep.include({ site: 'one.example', origin: 'https://www.one.example', status: 'pending' });
    const again = await call('POST', PATH, { site_url: 'one.example' });
    expect([again.status, again.json]).to.deep.equal([200, first.json]);
    const bob = await call('POST', PATH, { site_url: 'one.example' }, await running.as('bob'));
    expect((bob.json as Shown).ways.dns.value).to.not.equal((first.json as Shown).ways.dns.value);
    expect((await call('GET', PATH)).json).to.deep.equal([first.json]);
  });

  it('are verified while a check finds the text, and no longer', async () => {
    const { id, ways } = await start('two.example');
    const unproved = await check(id);
    expect(unproved).to.include({ status: 'pending', method: null });
    expect(unproved.checks?.map(({ method }) => method)).to.deep.equal(['dns', 'file', 'meta', 'search_console']);
    running.txt.set(ways.dns.name, ways.dns.value);
    expect(await check(id)).to.include({ status: 'verified', method: 'dns' });
    running.txt.clear();
    expect(await check(id)).to.include({ status: 'pending' });
    expect((await call('GET', `${PATH}/${id}`)).json).to.include({ status: 'pending' });
    expect((await call('DELETE', `${PATH}/${id}`)).status).to.equal(204);
    expect((await call('GET', `${PATH}/${id}`)).status).to.equal(404);
  });

  it('open robots.txt of their own site to audits, as long as they can be proved', async () => {
    running.gateway.reset();
    const body = { website_url: 'https://three.example/', robots: 'ignore' };
    const stranger = await call('POST', AUDIT, body);
    expect([stranger.status, stranger.text]).to.deep.include(422);
    expect(stranger.text).to.contain('Verify first that three.example is yours').and.contain('"robots"');
    const { ways } = await start('three.example');
    expect((await call('POST', AUDIT, body)).status).to.equal(422);
    expect(running.gateway.started).to.have.length(0);
    running.txt.set(ways.dns.name, ways.dns.value);
    const started = await call('POST', AUDIT, body);
    expect(started.status, started.text).to.be.oneOf([200, 202]);
    expect(running.gateway.started[0]?.input).to.have.nested.property('crawl.respect_robots', false);
    const other = await call('POST', AUDIT, { ...body, website_url: 'https://blog.three.example/' });
    expect(other.status).to.equal(422);
    running.txt.clear();
    const lost = await call('POST', AUDIT, { ...body, max_pages: 7 });
    expect([lost.status, lost.text]).to.deep.include(422);
    expect(lost.text).to.contain('cannot be verified at the moment');
  });

  it('are not asked for where robots.txt is obeyed', async () => {
    running.gateway.reset();
    await call('POST', AUDIT, { website_url: 'https://four.example/', robots: 'obey' });
    expect(running.gateway.started[0]?.input).to.deep.include({ crawl: { render: 'auto' } });
  });
});
