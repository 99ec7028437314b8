import { expect } from 'chai';
import type { Request } from 'express';
import { openContext } from '../../../api/http/requests/request-context.js';
import { siteOfRequest, siteToWorkOn } from '../../../api/sites/site-of-request.js';
import { startStore, type TestStore } from '../../support/store.js';

const input = (site: string) => ({ site_url: `https://${site}/`, site, competitors: [], target_keywords: [] });

describe('[I] siteOfRequest', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const requestOf = (user: string, query: Record<string, string> = {}) => {
    const request = { query } as unknown as Request;
    openContext(request, 'r').user = { id: user, plan: 'free', verified_email: null, groups: null };
    return request;
  };
  const ask = (user: string, query?: Record<string, string>) =>
    siteOfRequest(running.store.sites, requestOf(user, query));
  const work = (user: string, query?: Record<string, string>) =>
    siteToWorkOn(running.store.sites, requestOf(user, query));

  it('is nothing where no site is watched and none is named', async () => {
    expect(await ask('nobody')).to.equal(null);
  });

  it('is the one that is named, watched or not', async () => {
    const { site } = await running.store.sites.insert('alice', input('a.example'), new Date());
    expect(await ask('alice', { site_url: 'https://www.a.example/shop?x=1' })).to.deep.equal({
      site: 'a.example',
      watched: site,
    });
    expect(await ask('alice', { site_url: 'b.example' })).to.deep.equal({ site: 'b.example', watched: null });
    const failure = await ask('alice', { site_url: 'mailto:x' }).catch((error: unknown) => error);
    expect(failure).to.have.property('status', 422);
  });

  it('is the primary one where none is named', async () => {
    const { site } = await running.store.sites.insert('bob', input('b.example'), new Date());
    await running.store.sites.insert('bob', input('c.example'), new Date());
    expect(await ask('bob')).to.deep.equal({ site: 'b.example', watched: site });
  });

  it('where something is done for it, has an address, or is asked for', async () => {
    await running.store.sites.insert(
      'carol',
      { ...input('c.example'), site_url: 'http://c.example/shop/' },
      new Date(),
    );
    expect(await work('carol')).to.deep.equal({ site: 'c.example', site_url: 'http://c.example/shop/' });
    expect(await work('carol', { site_url: 'd.example/x' })).to.deep.equal({
      site: 'd.example',
      site_url: 'https://d.example/',
    });
    const failure = await work('nobody').catch((error: unknown) => error);
    expect(failure).to.have.property('status', 422);
    expect(failure).to.have.nested.property('body.detail[0].loc').that.deep.equals(['query', 'site_url']);
    expect(failure)
      .to.have.nested.property('body.detail[0].msg')
      .that.equals('No site is watched yet. Add one with POST /api/seo-dashboard/sites');
  });
});
