import { expect } from 'chai';
import { listProperties } from '../../../activities/search/list-properties.js';
import { NEVER, startSearchConsole, type TestSearchConsole } from '../../support/search-console.js';
import { searchDataDeps } from '../../support/search-data-deps.js';

describe('[I] list properties', () => {
  let running: TestSearchConsole;
  before(async () => {
    running = await startSearchConsole();
    for (const platform of ['searchconsole', 'analytics', 'altengine'] as const)
      await running.connect('alice', platform);
  });
  after(() => running.stop());
  const list = (platform: 'searchconsole' | 'analytics' | 'altengine') =>
    listProperties(searchDataDeps(running, running), { user_id: 'alice', platform }, NEVER);
  const kept = async (platform: 'searchconsole' | 'analytics' | 'altengine') =>
    (await running.store.connections.find('alice', platform))?.properties;

  it('notes at each connection what its account may read', async () => {
    expect(await list('searchconsole')).to.deep.equal({ properties: 2 });
    expect(await list('analytics')).to.deep.equal({ properties: 1 });
    expect(await list('altengine')).to.deep.equal({ properties: 1 });
    expect(await kept('searchconsole')).to.deep.equal(['https://www.example.com/', 'sc-domain:example.com']);
    expect(await kept('analytics')).to.deep.equal(['properties/101']);
    expect(await kept('altengine')).to.deep.equal(['https://www.example.com/']);
  });

  it('keeps within measure what a provider lists without', async () => {
    running.servers.data.properties = Array.from({ length: 2_001 }, (_, index) => ({
      siteUrl: index === 0 ? `https://${'x'.repeat(600)}.example/` : `https://site-${index}.example/`,
      permissionLevel: 'siteOwner',
    }));
    expect(await list('searchconsole')).to.deep.equal({ properties: 2_000 });
    expect((await kept('searchconsole'))?.[0]).to.equal('https://site-1.example/');
  });
});
