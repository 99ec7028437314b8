import { expect } from 'chai';
import { insertWithinLimit, MAX_LONG_OPERATIONS } from '../../../api/operations/insert-within-limit.js';
import type { Operation } from '../../../domain/operations.js';
import { newOperation } from '../../support/operations.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../support/operations-api.js';

const AUDIT = { website_url: 'https://site.example/' };
const asked = (overrides: Partial<Operation> = {}) =>
  newOperation({ type: 'complete_audit', fingerprint: 'asked for', ...overrides });

describe('[I] limit of unfinished operations', () => {
  let running: OperationsApi;
  before(async () => {
    running = await startOperationsApi();
  });
  after(() => running.stop());

  const insert = (operation: Operation) => insertWithinLimit(running.store.operations, operation);
  const insertMany = (count: number, overrides: Partial<Operation>) =>
    Promise.all(Array.from({ length: count }, () => running.store.operations.insert(asked(overrides))));
  const statusOf = (inserting: Promise<Operation>) =>
    inserting.then(
      () => 'accepted',
      (error: { status: number }) => error.status,
    );

  it('is 100 of one user, however many ask at once, and a finished one makes room', async () => {
    const user_id = 'carol';
    expect(MAX_LONG_OPERATIONS).to.equal(100);
    await insertMany(MAX_LONG_OPERATIONS - 1, { user_id });
    const last = [asked({ user_id }), asked({ user_id, type: 'speed_analysis' }), asked({ user_id })];
    expect(await Promise.all(last.map((each) => statusOf(insert(each))))).to.deep.equal(['accepted', 429, 429]);
    expect(await statusOf(insert(asked({ user_id: 'dave' })))).to.equal('accepted');
    const [first] = last;
    if (first) {
      // The same request again, under its Idempotency-Key.
      expect((await insert(first)).id).to.equal(first.id);
      await endOperation(running.store, first, 'completed');
    }
    expect(await statusOf(insert(asked({ user_id })))).to.equal('accepted');
  });

  it('neither counts nor refuses what is short, what a Schedule began, and what has ended', async () => {
    const user_id = 'erin';
    await insertMany(MAX_LONG_OPERATIONS, { user_id, fingerprint: '' });
    await insertMany(MAX_LONG_OPERATIONS, { user_id, type: 'send_outreach' });
    await insertMany(MAX_LONG_OPERATIONS, { user_id, status: 'completed' });
    expect(await statusOf(insert(asked({ user_id })))).to.equal('accepted');
    await insertMany(MAX_LONG_OPERATIONS, { user_id });
    expect(await statusOf(insert(asked({ user_id })))).to.equal(429);
    expect(await statusOf(insert(asked({ user_id, type: 'send_outreach' })))).to.equal('accepted');
  });

  it('is told in the answer, with when to try again', async () => {
    await insertMany(MAX_LONG_OPERATIONS, { user_id: 'alice' });
    const headers = { ...(await running.as('alice')), prefer: 'respond-async' };
    const answer = await running.api.call('POST', '/api/seo/enterprise/complete-audit', { headers, body: AUDIT });
    expect([answer.status, answer.headers['retry-after']]).to.deep.equal([429, '60']);
    expect(answer.json)
      .to.have.property('detail')
      .that.matches(/^100 audits and long analyses of yours are unfinished/);
  });
});
