import { expect } from 'chai';
import { connectTemporalClient, type TemporalClient } from '../../platform/temporal.js';
import { keepSchedules } from '../../workers/keep-schedules.js';
import { sweepSchedule } from '../../workflows/outreach/sending/contract/sweep-attempts.js';
import { watchSchedule } from '../../workflows/search/contract/integrations.js';
import { resealSchedule } from '../../workflows/secrets/contract/reseal-secrets.js';
import { startNamespace } from '../support/temporal/temporal-namespace.js';
import { type TestNamespace, temporalSettings } from '../support/temporal/temporal-server.js';

describe('[I] keepSchedules', function () {
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

  it('keeps each kind though another can’t be kept, and says which', async () => {
    const warned: unknown[] = [];
    const store = {
      notificationChoices: { listDigestTimes: async () => [] },
      connections: { all: async () => [] },
      senders: { allUserIds: async () => [], all: async () => [] },
      sites: {
        everySite: () => {
          throw new Error('no database');
        },
        find: async () => null,
      },
    };
    const logger = { info: () => undefined, warn: (facts: unknown) => void warned.push(facts) };
    const given = { client: connected.client, store, logger, replyPollMinutes: 5 };
    const deps = { ...given, hasEnvironmentMailbox: true, sendsNotifications: true };
    await keepSchedules(deps);
    await keepSchedules(deps);
    for (const id of [
      ...[sweepSchedule, watchSchedule, resealSchedule].map((of) => of().scheduleId),
      'poll-replies:',
      'digest:monday:8:UTC',
    ])
      expect((await connected.client.schedule.getHandle(id).describe()).scheduleId).to.equal(id);
    expect(warned.map((facts) => (facts as { kind: string }).kind)).to.deep.equal(['sites', 'sites']);
  });
});
