import { expect } from 'chai';
import type { Request } from 'express';
import { openContext } from '../../api/request-context.js';
import { siteOfRequest } from '../../api/site-of-request.js';
import { startStore, type TestStore } from '../support/store.js';

const input = (site: string) => ({ site_url: `https://${site}/`, site, competitors: [], target_keywords: [] });

describe('[I] siteOfRequest', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const ask = (user: string, query: Record<string, string> = {}) => {
    const request = { query } as unknown as Request;
    openContext(request, 'r').user = { id: user, plan: 'free' };
    return siteOfRequest(running.store.sites, request);
  };

  it('is nothing where no site is watched and none is named', async () => {
    expect(await ask('nobody')).to.equal(null);
  });

  it('is the one that is named, watched or not', async () => {
    const { site } = await running.store.sites.insert('alice', input('a.example'), new Date());
    expect(await ask('alice', { site_url: 'https://www.a.example/shop?x=1' })).to.deep.equal({
      ...{ site: 'a.example', watched: site },
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
});
