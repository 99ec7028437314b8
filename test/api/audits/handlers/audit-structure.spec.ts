import { expect } from 'chai';
import type { SiteStructure } from '../../../../domain/reports/structure/map-structure.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { type ExploredSite, seedExploredSite } from '../../../support/samples/explored-site.js';

describe('[I] structure of an audit', function () {
  this.timeout(60_000);
  let api: OperationsApi;
  let explored: ExploredSite;
  before(async () => {
    api = await startOperationsApi();
    explored = await seedExploredSite(api.store);
  });
  after(() => api.stop());

  const get = async (query = '', user = 'alice') => {
    const headers = await api.as(user, 'premium');
    const path = `/api/seo/audits/${explored.audits[0]}/structure${query}`;
    const { status, json } = await api.api.call('GET', path, { headers });
    return { status, body: json as SiteStructure & { detail: unknown } };
  };

  it('is of the whole crawl, or of a folder', async () => {
    const { status, body } = await get();
    expect([status, body.folder, body.total.pages]).to.deep.equal([200, explored.home, 130]);
    expect(body.folders.map(({ name, pages }) => [name, pages])).to.deep.equal([
      ['floor', 86],
      ['desk', 43],
    ]);
    const inside = await get(`?folder=${explored.home}desk`);
    expect([inside.body.folder, inside.body.total.pages, inside.body.pages_left_out]).to.deep.equal([
      `${explored.home}desk/`,
      43,
      0,
    ]);
  });

  it('is found by its owner alone, and in a folder that was crawled', async () => {
    expect((await get('', 'bob')).status).to.equal(404);
    expect((await get(`?folder=${explored.home}none/`)).status).to.equal(404);
    const { status, body } = await get('?folder=ftp://shop.example/');
    expect(status).to.equal(422);
    expect(JSON.stringify(body.detail)).to.contain('"folder"');
  });
});
