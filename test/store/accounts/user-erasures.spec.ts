import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { MODELS } from '../../../store/index.js';
import { newOperation } from '../../support/operations.js';
import { readRecords } from '../../support/secret-places.js';
import { startStore, type TestStore } from '../../support/store.js';

/** Found by what leads to them, or without any name; marks of work hold hashes of URLs, for a week. */
const NAMELESS = [
  'artifact_chunks',
  'crawl_link_targets',
  'crawl_links',
  'crawl_pages',
  'crawl_urls',
  'host_turns',
  'inspection_days',
  'invitations',
  'known_robots',
  'migration_leases',
  'migrations',
  'operation_events',
  'rate_limits',
  'sessions',
  'work_marks',
  'workspaces',
];

describe('[I] everything that is kept of a user', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('is gone from every collection, of this user alone, and again without harm', async () => {
    const { connection, store } = running;
    const named = MODELS.map((model) => model(connection)).filter(({ schema }) => schema.path('user_id'));
    const bare = MODELS.map((model) => model(connection).collection.name).filter(
      (name) => !named.some(({ collection }) => collection.name === name),
    );
    expect(bare.sort()).to.deep.equal(NAMELESS);
    for (const user of ['canary-alice', 'canary-bob']) {
      for (const { collection, schema } of named) {
        const indexed = schema.indexes().flatMap(([fields]) => Object.keys(fields));
        const unique = Object.fromEntries(indexed.map((field) => [field, `${user} ${randomBytes(6).toString('hex')}`]));
        await collection.insertOne({ ...unique, user_id: user, text: `text of ${user}` } as never);
        if (!schema.path('created_by')) continue;
        // What they made in a shared workspace, which stays.
        const others = Object.fromEntries(indexed.map((field) => [field, randomBytes(12).toString('hex')]));
        const schedule = schema.path('audit_schedule') ? { audit_schedule: { created_by: user } } : {};
        await collection.insertOne({ ...others, user_id: 'ws_shared', created_by: user, ...schedule } as never);
      }
      const operation = newOperation({ user_id: user, input: { text: user } });
      await store.operations.insert(operation);
      const progress = { done: 1, total: 100, phase: 'x', message: `event of ${user}` };
      await store.operations.reportProgress(user, operation.id, progress);
      await store.artifacts.putPacked(user, 'a-big-one', randomBytes(5_000_000));
      await store.workspaces.ensurePersonal(user, new Date());
      const grant = { role: 'viewer' as const, can_send: false, sites: [] };
      const invited = { ...grant, invited_by: user, token_hash: `token of ${user}` };
      await store.invitations.put('ws_other', { ...invited, email: `${user}@a.example` }, new Date(), new Date(4e12));
      await store.workspaces.create(`ws_of_${user.slice(7)}`, 'Team', user, new Date());
      await store.workspaces.addOwner(`ws_of_${user.slice(7)}`, 'somebody-else');
      await connection.collection('crawls').insertOne({ _id: `crawl-of-${user}` as never, user_id: user });
      for (const name of ['crawl_pages', 'crawl_urls', 'crawl_links', 'crawl_link_targets'])
        await connection
          .collection(name)
          .insertOne({ crawl_id: `crawl-of-${user}`, url_hash: user, url: user, bucket: 0 });
    }
    const chunks = connection.collection('artifact_chunks');
    expect(await chunks.countDocuments()).to.equal(4);
    expect(await store.userErasures.erase('canary-alice')).to.be.at.least(named.length + 7);
    for (const [place, text] of await readRecords(connection)) expect(text, place).to.not.contain('canary-alice');
    expect(await chunks.countDocuments()).to.equal(2);
    const left = [...(await readRecords(connection))].filter(([, text]) => text.includes('canary-bob'));
    expect(left.length).to.be.at.least(named.length + 4);
    expect(await store.userErasures.erase('canary-alice')).to.equal(0);
    const kept = await connection.collection('sites').find({ user_id: 'ws_shared' }).toArray();
    expect(kept.map(({ created_by }) => created_by)).to.have.members([null, 'canary-bob']);
  });
});
