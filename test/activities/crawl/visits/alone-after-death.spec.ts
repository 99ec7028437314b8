import { expect } from 'chai';
import { aloneAfterDeath } from '../../../../activities/crawl/visits/alone-after-death.js';
import type { CarefulDeps } from '../../../../activities/crawl/visits/careful-visits.js';
import { hashUrl } from '../../../../store/base/url-hash.js';
import { markDeath } from '../../../support/mark-death.js';
import { startStore, type TestStore } from '../../../support/store.js';

describe('[I] aloneAfterDeath', () => {
  let running: TestStore;
  let deps: CarefulDeps;
  before(async () => {
    running = await startStore();
    deps = { workMarks: running.store.workMarks, hashUrl, randomWord: () => 'word', now: () => Date.now() };
  });
  after(() => running.stop());

  it('does the work until the worker has died over the URL twice, then says why not', async () => {
    const url = 'https://site.example/bad';
    const attempt = (id: string) =>
      aloneAfterDeath(deps, { id, url }, async () => 'done').catch((error: unknown) => error);
    expect(await attempt('one')).to.equal('done');
    await markDeath(running.store, 'one', url);
    expect(await attempt('one')).to.equal('done');
    for (let time = 0; time < 2; time++) await markDeath(running.store, 'two', url);
    expect(await attempt('two')).to.include({
      name: 'DomainError',
      code: 'site_unreachable',
      message: `${url} is not read: This URL crashed the crawler twice and was skipped.`,
    });
    expect(await attempt('three')).to.equal('done');
  });
});
