import { expect } from 'chai';
import { followUpWorkflowId } from '../../../../workflows/outreach/sending/contract/sending.js';
import { runTool } from '../../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

const STARTED = '2026-06-01T08:00:00.000Z';
const mailbox = (name: string) => ({ key: `imap://${name}`, name: `${name}@press.example`, sender_id: name });
const CALM = { seen: 3, failed: 0, unread: 0, more: false, touched: { follow_ups: [], senders: [] } };
type Fakes = Parameters<typeof fakeActivities>[0];

describe('[I] poll workflows', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const fakesWith = (mailboxes: string[], overrides: Fakes = {}) =>
    fakeActivities({
      beginPoll: async () => ({ mailboxes: mailboxes.map(mailbox), started_at: STARTED }),
      pollMailbox: async () => CALM,
      listUnsureReplies: async () => [],
      savePollResult: async () => ({ replies_found: 0 }),
      ...overrides,
    });
  const run = (fakes: ReturnType<typeof fakeActivities>, campaign_id: string | null = null) =>
    runTool(env, 'pollReplies', { campaign_id }, fakes);
  const nameOf = (input: Record<string, unknown>) => (input['mailbox'] as { sender_id: string }).sender_id;

  it('reads every mailbox as one poll, and stores what was found', async () => {
    const fakes = fakesWith(['a', 'b'], {
      pollMailbox: async (input) => ({ ...CALM, failed: nameOf(input) === 'a' ? 2 : 1 }),
    });
    const { operation, result } = await run(fakes, 'c'.repeat(24));
    expect(result).to.deep.equal({ operation_id: operation.id, result_key: `operation:${operation.id}:result` });
    const reads = listInputs(fakes.calls, 'pollMailbox');
    expect(reads.map(nameOf).sort()).to.deep.equal(['a', 'b']);
    expect(new Set(reads.map(({ user_id, poll }) => `${String(user_id)} ${String(poll)}`)).size).to.equal(1);
    const saved = { operation, campaign_id: 'c'.repeat(24), started_at: STARTED, failed: 3, more: false, errors: [] };
    expect(listInputs(fakes.calls, 'savePollResult')).to.deep.equal([saved]);
  });

  it('says that more waits, and leaves it to the next poll, since somebody waits for the answer', async () => {
    const fakes = fakesWith(['a', 'b'], {
      pollMailbox: async (input) => ({ ...CALM, more: nameOf(input) === 'b' }),
    });
    await run(fakes);
    expect(listInputs(fakes.calls, 'pollMailbox')).to.have.length(2);
    expect(listInputs(fakes.calls, 'savePollResult')[0]).to.include({ more: true });
  });

  it('reads on in further rounds when nobody waits, and not for ever', async () => {
    let left = 2;
    const fakes = fakesWith(['a'], { pollMailbox: async () => ({ ...CALM, more: --left > 0 }) });
    const poll = () =>
      env.client.workflow.execute('pollMailboxes', {
        taskQueue: 'orchestration',
        workflowId: `poll-in-rounds-${left}`,
        args: [{ user_id: 'alice' }],
      });
    expect(await env.withWorkers(fakes.activities, poll)).to.deep.equal({ mailboxes: 1, errors: [], more: false });
    expect(listInputs(fakes.calls, 'pollMailbox')).to.have.length(2);
    left = 1_000;
    expect(await env.withWorkers(fakes.activities, poll)).to.deep.equal({ mailboxes: 1, errors: [], more: true });
    expect(listInputs(fakes.calls, 'pollMailbox')).to.have.length(5);
  });

  it('reads four at a time', async () => {
    const fakes = fakesWith(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
    const { operation } = await run(fakes);
    expect(listInputs(fakes.calls, 'pollMailbox')).to.have.length(9);
    const { events } = await env.client.workflow.getHandle(operation.id).fetchHistory();
    const open = new Set<string>();
    let most = 0;
    for (const { eventId, activityTaskScheduledEventAttributes, activityTaskCompletedEventAttributes } of events ??
      []) {
      if (activityTaskScheduledEventAttributes?.activityType?.name === 'pollMailbox') open.add(String(eventId));
      open.delete(String(activityTaskCompletedEventAttributes?.scheduledEventId));
      most = Math.max(most, open.size);
    }
    expect(most).to.equal(4);
  });

  it('a mailbox that cannot be read stands among the errors of the others', async () => {
    const fakes = fakesWith(['a', 'b'], {
      pollMailbox: async (input) =>
        nameOf(input) === 'a' ? failing('mailbox_unreachable', 'No response')(input) : CALM,
    });
    await run(fakes);
    expect(listInputs(fakes.calls, 'savePollResult')[0]).to.deep.include({
      errors: [{ mailbox: 'a@press.example', detail: 'No response' }],
    });
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'completed' });
  });

  it('fails when none can be read, and says of all why', async () => {
    const fakes = fakesWith(['a', 'b'], {
      pollMailbox: async (input) => failing('mailbox_unreachable', `No answer of ${nameOf(input)}`)(input),
    });
    await run(fakes);
    expect(listInputs(fakes.calls, 'savePollResult')[0]?.['errors']).to.have.length(2);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({
      status: 'failed',
      error: { code: 'mailbox_unreachable', detail: 'No answer of a' },
    });
  });

  it('says that there is nothing to read where no mailbox is set up', async () => {
    const fakes = fakesWith([]);
    await run(fakes);
    const detail = 'No sender has a mailbox that replies could be read from';
    expect(listInputs(fakes.calls, 'savePollResult')[0]).to.deep.include({ errors: [{ mailbox: '(none)', detail }] });
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'completed' });
  });

  it('puts the unsure ones to a model in a run that nobody waits for', async () => {
    let ask = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const fakes = fakesWith(['a'], {
      listUnsureReplies: async () => ['one'],
      classifyReply: () => asked.then(() => null),
    });
    const operation = { id: 'e'.repeat(24), user_id: 'alice' };
    const ended = await env.withWorkers(fakes.activities, async () => {
      const poll = await env.client.workflow.start('pollReplies', {
        taskQueue: 'orchestration',
        workflowId: 'poll-of-unsure',
        args: [{ operation, campaign_id: null }],
      });
      await poll.result();
      const id = `classify-replies:alice:${poll.firstExecutionRunId}`;
      const before = (await env.client.workflow.getHandle(id).describe()).status.name;
      ask();
      return [before, await env.client.workflow.getHandle(id).result()];
    });
    expect(ended).to.deep.equal(['RUNNING', { upgraded: 0 }]);
    expect(listInputs(fakes.calls, 'listUnsureReplies')).to.deep.equal([{ user_id: 'alice', started_at: STARTED }]);
  });

  it('wakes what a reply has changed, and does not mind what is gone', async () => {
    const follow_ups = ['here', 'gone'].map((follow_up_id) => ({ user_id: 'alice', follow_up_id }));
    const due_at = new Date(Date.now() + 86_400_000).toISOString();
    const fakes = fakesWith(['a'], {
      pollMailbox: async () => ({ ...CALM, touched: { follow_ups, senders: [{ user_id: 'alice', sender_id: 'a' }] } }),
      readFollowUp: async () => ({ status: 'cancelled', due_at }),
    });
    const ended = await env.withWorkers(fakes.activities, async () => {
      const input = { user_id: 'alice', sender_id: 'a', follow_up_id: 'here', due_at };
      const waiting = await env.client.workflow.start('followUp', {
        taskQueue: 'orchestration',
        workflowId: followUpWorkflowId(input),
        args: [input],
      });
      const operation = { id: 'd'.repeat(24), user_id: 'alice' };
      await env.client.workflow.execute('pollReplies', {
        taskQueue: 'orchestration',
        workflowId: 'poll-that-wakes',
        args: [{ operation, campaign_id: null }],
      });
      return waiting.result() as Promise<unknown>;
    });
    expect(ended).to.deep.equal({ status: 'cancelled' });
  });

  it('by a Schedule it is the same without an operation, for the environment’s mailbox too', async () => {
    for (const user_id of ['alice', null]) {
      const fakes = fakesWith(['a', 'b'], {
        pollMailbox: async (input) =>
          nameOf(input) === 'a' ? failing('mailbox_unreachable', 'No response')(input) : CALM,
      });
      const args = [{ user_id }];
      const result: unknown = await env.withWorkers(fakes.activities, () =>
        env.client.workflow.execute('pollMailboxes', {
          taskQueue: 'orchestration',
          workflowId: `scheduled-${String(user_id)}`,
          args,
        }),
      );
      expect(result).to.deep.equal({ mailboxes: 2, errors: ['a@press.example: No response'], more: false });
      expect(listInputs(fakes.calls, 'pollMailbox').every((input) => input['user_id'] === user_id)).to.equal(true);
      expect(listInputs(fakes.calls, 'savePollResult')).to.deep.equal([]);
      expect(listInputs(fakes.calls, 'listUnsureReplies')).to.have.length(user_id === null ? 0 : 1);
    }
  });
});
