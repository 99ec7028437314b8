import { expect } from 'chai';
import { insertWithinLimit } from '../../../api/operations/insert-within-limit.js';
import { findLimit } from '../../../domain/operations/operation-limits.js';
import type { Operation, OperationType } from '../../../domain/operations/operations.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';
import { newOperation } from '../../support/operations.js';

const asked = (user_id: string, type: OperationType = 'complete_audit') => newOperation({ type, user_id });

describe('[I] limit of unfinished operations', function () {
  this.timeout(30_000);
  let running: OperationsApi;
  before(async () => {
    running = await startOperationsApi();
  });
  after(() => running.stop());

  const insert = (operation: Operation) => insertWithinLimit(running.store.operations, operation);
  /** Until this many are there. */
  async function fill(user_id: string, type: OperationType, count: number): Promise<void> {
    for (let number = 0; number < count; number++) await insert(asked(user_id, type));
  }
  const statusOf = (inserting: Promise<unknown>) =>
    inserting.then(
      () => 'accepted',
      (error: { status: number }) => error.status,
    );

  it('is 100 of one user, however many ask at once, and a finished one makes room', async () => {
    await fill('carol', 'complete_audit', 99);
    const last = [asked('carol'), asked('carol', 'sitemap_benchmark'), asked('carol', 'discover_opportunities')];
    const answers = await Promise.all(last.map((each) => statusOf(insert(each))));
    expect(answers.sort()).to.deep.equal([429, 429, 'accepted']);
    expect(await statusOf(insert(asked('dave')))).to.equal('accepted');
    const { items } = await running.store.operations.list('carol', {}, 200, null);
    expect(items).to.have.length(100);
    const [some] = items;
    if (!some) return expect.fail('nothing was recorded');
    // The same request again, under its Idempotency-Key.
    expect(await insert({ ...some })).to.deep.equal({ operation: some, place: null });
    await endOperation(running.store, some, 'completed');
    expect(await statusOf(insert(asked('carol')))).to.equal('accepted');
    expect(await statusOf(insert(asked('carol')))).to.equal(429);
  });

  it('holds for tools apart from long work, and gives each the lowest place that is free', async () => {
    await fill('frank', 'sitemap_analysis', 99);
    expect((await insert(asked('frank', 'on_page_analysis'))).place).to.equal(99);
    expect(await statusOf(insert(asked('frank', 'poll_replies')))).to.equal(429);
    const { operation, place } = await insert(asked('frank', 'content_analysis'));
    expect(place).to.equal(0);
    await endOperation(running.store, operation, 'failed');
    expect((await insert(asked('frank', 'refresh_dashboard'))).place).to.equal(0);
  });

  it('lets fifty that ask at once have fifty places', async () => {
    const inserted = await Promise.all(Array.from({ length: 50 }, () => insert(asked('grace', 'opengraph_tags'))));
    const places = inserted.map(({ place }) => place ?? -1).sort((one, other) => one - other);
    expect(places).to.deep.equal(Array.from({ length: 50 }, (_, number) => number));
  });

  it('neither counts nor refuses what a Schedule or another operation began', async () => {
    for (let number = 0; number < 101; number++)
      await running.store.operations.insert({ ...asked('erin'), fingerprint: '' });
    expect((await insert(asked('erin'))).place).to.equal(0);
  });

  it('is reported in the answer, with when to try again', async () => {
    await fill('alice', 'on_page_analysis', findLimit('on_page_analysis').most);
    const headers = { ...(await running.as('alice')), prefer: 'respond-async' };
    const body = { url: 'https://site.example/' };
    const answer = await running.api.call('POST', '/api/seo/on-page-analysis', { headers, body });
    expect([answer.status, answer.headers['retry-after']]).to.deep.equal([429, '60']);
    expect(answer.json)
      .to.have.property('detail')
      .that.equals(
        'You have 100 unfinished quick audits, tools, sends and polls. Wait for one to finish, or cancel one.',
      );
  });
});
