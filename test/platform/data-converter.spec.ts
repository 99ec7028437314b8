import { randomBytes } from 'node:crypto';
import { type Client, WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import { connectTemporalClient } from '../../platform/temporal.js';
import { connectPatiently, createWorker } from '../../workers/create-workers.js';
import { SEARCH_ATTRIBUTES } from '../../workflows/operations/contract/operation.js';
import { WRITE_EMAIL } from '../../workflows/outreach/writing/contract/write-email.js';
import { installQuietRuntime } from '../support/quiet-runtime.js';
import { runWhileWorking } from '../support/run-while-working.js';
import { leaksIn } from '../support/secret-places.js';
import { shownByTemporal } from '../support/temporal/shown-by-temporal.js';
import { startNamespace } from '../support/temporal/temporal-namespace.js';
import { type TestNamespace, temporalSettings } from '../support/temporal/temporal-server.js';
import { WORKFLOW_BUNDLE } from '../support/temporal/workflow-env.js';
import { until } from '../support/until.js';

const key = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;
const planted = (name: string): string => `planted-${name}-${randomBytes(8).toString('hex')}`;
const [OLD, NEW] = [key('old'), key('new')];

describe('[I] what Temporal sees', function () {
  this.timeout(120_000);
  let place: TestNamespace;
  let native: Awaited<ReturnType<typeof connectPatiently>>;
  before(async () => {
    installQuietRuntime();
    place = await startNamespace();
    native = await connectPatiently(place.address, { tls: false, onRetry: () => undefined });
  });
  after(async () => {
    await native?.close();
    await place?.stop();
  });

  async function withClient<Result>(keys: string[], ask: (client: Client) => Promise<Result>): Promise<Result> {
    const connected = connectTemporalClient({ ...temporalSettings(place), TEMPORAL_PAYLOAD_KEYS: keys });
    try {
      return await ask(connected.client);
    } finally {
      await connected.close();
    }
  }

  /** As workers/main.ts makes them. */
  async function withWorkers<Result>(
    payloadKeys: string[],
    writeEmail: (input: { task: unknown }) => Promise<unknown>,
    body: () => Promise<Result>,
  ): Promise<Result> {
    const settings = {
      connection: native,
      namespace: place.namespace,
      workflowBundlePath: WORKFLOW_BUNDLE,
      graceSeconds: 1,
      payloadKeys,
    };
    const lanes = ['orchestration', 'llm'] as const;
    const workers = await Promise.all(lanes.map((lane) => createWorker(lane, { writeEmail }, settings)));
    return runWhileWorking(workers, body);
  }

  const start = (client: Client, base_email: string, more: object = {}) =>
    client.workflow.start(WRITE_EMAIL, {
      workflowId: `write_email:${randomBytes(8).toString('hex')}`,
      taskQueue: 'orchestration',
      args: [{ user_id: 'alice', task: { kind: 'personal', base_email } }],
      ...more,
    });

  it('holds none of what people wrote: inputs, results, memos, summaries and failures', async () => {
    const secrets = new Map(['draft', 'result', 'failure', 'memo', 'summary'].map((name) => [name, planted(name)]));
    const secret = (name: string): string => secrets.get(name) ?? '';
    const write = async ({ task }: { task: unknown }) => {
      if (JSON.stringify(task).includes('fails'))
        throw new Error(secret('failure'), { cause: new Error(secret('failure')) });
      return { subject: secret('result'), body: JSON.stringify(task) };
    };
    await withClient([OLD], async (client) => {
      await withWorkers([OLD], write, async () => {
        const written = await start(client, secret('draft'), {
          memo: { about: secret('memo') },
          staticSummary: secret('summary'),
          typedSearchAttributes: [{ key: SEARCH_ATTRIBUTES.user, value: 'alice-in-the-clear' }],
        });
        expect(await written.result()).to.deep.equal({
          subject: secret('result'),
          body: JSON.stringify({ kind: 'personal', base_email: secret('draft') }),
        });
        const described = await written.describe();
        expect(described.memo).to.deep.equal({ about: secret('memo') });
        expect(await described.staticSummary()).to.equal(secret('summary'));
        expect(described.typedSearchAttributes.get(SEARCH_ATTRIBUTES.user)).to.equal('alice-in-the-clear');
        const failed = await start(client, `${secret('draft')} fails`);
        const failure: unknown = await failed.result().catch((caught: unknown) => caught);
        expect(failure).to.be.instanceOf(WorkflowFailedError);
        // Whoever has the key is told what went wrong, down to the last cause.
        expect(failure).to.have.nested.property('cause.cause.message', secret('failure'));
        expect(failure).to.have.nested.property('cause.cause.cause.message', secret('failure'));
      });
    });
    const reported = await shownByTemporal(place);
    const all = [...reported.values()].join('\n');
    // It is the whole of both histories that is searched.
    for (const name of [
      'binary/encrypted',
      'writeEmail',
      'Encoded failure',
      'alice-in-the-clear',
      'applicationFailureInfo',
    ])
      expect(all).to.contain(name);
    expect(leaksIn(reported, secrets)).to.deep.equal([]);
    expect(all).to.not.contain('base_email');
  });

  it('continues where it began in plain, and where the key has changed since', async () => {
    const write = async () => 'written';
    const begun = await Promise.all(
      [[], [OLD], [OLD, NEW]].map((keys) => withClient(keys, async (client) => (await start(client, 'x')).workflowId)),
    );
    await withClient([NEW, OLD], async (client) => {
      await withWorkers([NEW, OLD], write, async () => {
        for (const id of begun) expect(await client.workflow.getHandle(id).result()).to.equal('written');
      });
    });
    const failure = await withClient([OLD], (client) =>
      client.workflow
        .getHandle(begun[0] ?? '')
        .result()
        .catch((caught: unknown) => caught),
    );
    expect(failure).to.include({ name: 'UnreadablePayloadError' });
    expect(String(failure)).to.contain('TEMPORAL_PAYLOAD_KEYS holds no key "new"');
  });

  it('waits while the worker has not its key', async () => {
    await withClient([OLD], async (client) => {
      const handle = await start(client, 'x');
      let ran = 0;
      const write = async () => {
        ran += 1;
        return 'written';
      };
      const refused = async () =>
        (await handle.fetchHistory()).events?.some((event) => event.workflowTaskFailedEventAttributes) ?? false;
      await withWorkers([NEW], write, () => until('the worker gives it back', refused));
      expect(ran).to.equal(0);
      expect((await handle.describe()).status.name).to.equal('RUNNING');
      await withWorkers([OLD], write, () => handle.result());
      expect(await handle.result()).to.equal('written');
      expect(ran).to.equal(1);
    });
  });
});
