import { expect } from 'chai';
import { createWorkflowGateway } from '../../../api/workflow-gateway.js';
import { connectTemporalClient, type TemporalClient } from '../../../platform/temporal.js';
import { keepReplySchedules } from '../../../workers/schedules/reply-polling.js';
import { startNamespace } from '../../support/temporal/temporal-namespace.js';
import { type TestNamespace, temporalSettings } from '../../support/temporal/temporal-server.js';
import { until } from '../../support/until.js';

const IMAP = { host: 'imap.press.example', port: 993, secure: true, username: 'ana', mailbox: 'INBOX' };
const silent = { info: () => undefined, warn: () => undefined };

describe('[I] schedules of reply polling', function () {
  this.timeout(120_000);
  let temporal: TestNamespace;
  let connected: TemporalClient;
  before(async () => {
    temporal = await startNamespace();
    connected = connectTemporalClient(temporalSettings(temporal));
  });
  after(async () => {
    await connected.close();
    await temporal.stop();
  });

  const keep = (users: Record<string, boolean>, minutes: number, hasEnvironmentMailbox = false) =>
    keepReplySchedules({
      client: connected.client,
      minutes,
      hasEnvironmentMailbox,
      logger: silent,
      senders: {
        allUserIds: async () => Object.keys(users),
        all: async (user) => [{ imap: users[user] ? IMAP : null }] as never,
      },
    });
  const describeOf = (id: string) => connected.client.schedule.getHandle(id).describe();
  const isThere = (id: string) =>
    describeOf(id).then(
      () => true,
      () => false,
    );
  /** Lists of Schedules come from an index that follows a moment later. */
  const untilListed = (ids: string[]): Promise<void> =>
    until(`${ids} are listed`, async () => {
      const listed: string[] = [];
      for await (const { scheduleId } of connected.client.schedule.list()) listed.push(scheduleId);
      return ids.every((id) => listed.includes(id));
    });

  it('are there for users with a mailbox and for the environment’s, and say how to run', async () => {
    expect(await keep({ alice: true, bob: false }, 5, true)).to.deep.equal({ kept: 2, removed: 0 });
    const { spec, policies, action } = await describeOf('poll-replies:alice');
    expect(spec.intervals).to.deep.equal([{ every: 300_000, offset: undefined }]);
    expect([spec.jitter, policies.overlap, policies.catchupWindow]).to.deep.equal([60_000, 'SKIP', 60_000]);
    expect(action).to.deep.include({ workflowType: 'pollMailboxes', taskQueue: 'orchestration' });
    expect(action).to.deep.include({ args: [{ user_id: 'alice' }], workflowRunTimeout: 900_000 });
    expect((await describeOf('poll-replies:')).action).to.deep.include({ args: [{ user_id: null }] });
    expect(await isThere('poll-replies:bob')).to.equal(false);
  });

  it('follow the settings; what an operator has paused stays paused', async () => {
    await untilListed(['poll-replies:', 'poll-replies:alice']);
    await connected.client.schedule.getHandle('poll-replies:alice').pause('maintenance');
    await Promise.all([keep({ alice: true, bob: true }, 10), keep({ alice: true, bob: true }, 10)]);
    // The environment's is no longer wanted here.
    expect(await isThere('poll-replies:')).to.equal(false);
    const { spec, state } = await describeOf('poll-replies:alice');
    expect([spec.intervals?.[0]?.every, state.paused]).to.deep.equal([600_000, true]);
    expect(await isThere('poll-replies:bob')).to.equal(true);
  });

  it('go when there is nothing to read any more, and leave other Schedules alone', async () => {
    await connected.client.schedule.create({
      scheduleId: 'weekly-report',
      spec: { intervals: [{ every: '7 days' }] },
      action: { type: 'startWorkflow', workflowType: 'x', taskQueue: 'orchestration' },
    });
    await untilListed(['poll-replies:alice', 'poll-replies:bob', 'weekly-report']);
    expect(await keep({ alice: true }, 5)).to.deep.equal({ kept: 1, removed: 1 });
    expect(await isThere('poll-replies:bob')).to.equal(false);
    expect(await keep({ alice: true }, 0)).to.include({ kept: 0 });
    expect([await isThere('poll-replies:alice'), await isThere('weekly-report')]).to.deep.equal([false, true]);
  });

  it('come and go with senders that the API adds and removes', async () => {
    const gateway = createWorkflowGateway(connected.client, { replyPollMinutes: 7 });
    await gateway.keepReplySchedule('carol', true);
    await gateway.keepReplySchedule('carol', true);
    expect((await describeOf('poll-replies:carol')).spec.intervals?.[0]?.every).to.equal(420_000);
    await gateway.keepReplySchedule('carol', false);
    await gateway.keepReplySchedule('carol', false);
    expect(await isThere('poll-replies:carol')).to.equal(false);
    const never = createWorkflowGateway(connected.client, { replyPollMinutes: 0 });
    await never.keepReplySchedule('dave', true);
    expect(await isThere('poll-replies:dave')).to.equal(false);
  });
});
