import { expect } from 'chai';
import express from 'express';
import { sendCached } from '../../../api/dashboard/cached-answer.js';
import { readRequestContext } from '../../../api/http/requests/request-context.js';
import { type SmallApp, startSmallApp } from '../../support/sites/small-app.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] sendCached', () => {
  let running: TestStore;
  let app: SmallApp;
  let made: number;
  let cacheSeconds: number;
  /** What happens while an answer is made. */
  let meanwhile: () => Promise<unknown>;
  before(async () => {
    running = await startStore();
    const router = express.Router().get('/:user/:name', async (req, res) => {
      readRequestContext(req).user = { id: req.params.user, plan: 'free', verified_email: null, groups: null };
      await sendCached({ ...running.store, cacheSeconds }, req, res, {
        site: 'a.example',
        name: req.params.name,
        make: async () => {
          made += 1;
          const answer = { made };
          await meanwhile();
          return answer;
        },
      });
    });
    app = await startSmallApp([router]);
  });
  after(async () => {
    await app.close();
    await running.stop();
  });
  beforeEach(() => {
    made = 0;
    cacheSeconds = 60;
    meanwhile = async () => undefined;
  });
  const get = (path: string, headers: Record<string, string> = {}) => app.call('GET', path, { headers });

  it('makes an answer once, and gives it again with the same ETag', async () => {
    const [first, second] = [await get('/alice/one'), await get('/alice/one')];
    expect([first.json, second.json, made]).to.deep.equal([{ made: 1 }, { made: 1 }, 1]);
    expect(first.headers['etag'])
      .to.match(/^"[\w-]{27}"$/)
      .and.equal(second.headers['etag']);
    expect(second.headers['cache-control']).to.equal('private, no-cache');
    expect(await running.store.dashboardAnswers.countUse('alice')).to.include({ hits: 1, misses: 1 });
  });

  it('tells who has it already that nothing changed', async () => {
    const etag = String((await get('/bob/one')).headers['etag']);
    for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get('/bob/one', { 'if-none-match': header });
      expect([answer.status, answer.text]).to.deep.equal([304, '']);
    }
    expect((await get('/bob/one', { 'if-none-match': '"x"' })).status).to.equal(200);
  });

  it('keeps users and answers apart', async () => {
    await get('/carl/one');
    await get('/carl/two');
    await get('/dora/one');
    expect(made).to.equal(3);
  });

  it('makes it anew once something became known of the site, or of all', async () => {
    await get('/emil/one');
    await running.store.siteVersions.raise('emil', 'a.example');
    expect((await get('/emil/one')).json).to.deep.equal({ made: 2 });
    await running.store.siteVersions.raise('emil', null);
    expect((await get('/emil/one')).json).to.deep.equal({ made: 3 });
    await running.store.siteVersions.raise('emil', 'b.example');
    expect((await get('/emil/one')).json).to.deep.equal({ made: 3 });
  });

  it('does not keep for new what became old while it was made', async () => {
    meanwhile = () => running.store.siteVersions.raise('fred', 'a.example');
    await get('/fred/one');
    meanwhile = async () => undefined;
    expect((await get('/fred/one')).json).to.deep.equal({ made: 2 });
    expect((await get('/fred/one')).json).to.deep.equal({ made: 2 });
  });

  it('makes it anew when its time is over', async () => {
    cacheSeconds = 0;
    await get('/gina/one');
    expect((await get('/gina/one')).json).to.deep.equal({ made: 2 });
  });
});
