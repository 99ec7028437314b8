import { expect } from 'chai';
import { createNotificationGateway } from '../../../api/notifications/notification-gateway.js';
import type { DigestTime } from '../../../domain/notifications/digest-time.js';
import { connectTemporalClient, type TemporalClient } from '../../../platform/temporal.js';
import { keepDigestSchedules } from '../../../workers/schedules/digests.js';
import { startNamespace } from '../../support/temporal/temporal-namespace.js';
import { type TestNamespace, temporalSettings } from '../../support/temporal/temporal-server.js';
import { until } from '../../support/until.js';

const FRIDAY: DigestTime = { weekday: 'friday', hour: 17, time_zone: 'Europe/Berlin' };
const SUNDAY: DigestTime = { weekday: 'sunday', hour: 2, time_zone: 'America/New_York' };

describe('[I] schedules of digests', function () {
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

  const keep = (times: DigestTime[], isConfigured = true) =>
    keepDigestSchedules({
      client: connected.client,
      notificationChoices: { listDigestTimes: async () => times },
      isConfigured,
      logger: { info: () => undefined },
    });
  const untilListed = (...wanted: string[]) =>
    until('the Schedules that are wanted are listed', async () => {
      const ids: string[] = [];
      for await (const { scheduleId } of connected.client.schedule.list()) ids.push(scheduleId);
      return JSON.stringify(ids.sort()) === JSON.stringify(wanted.sort());
    });

  it('are one for each time that somebody has chosen, and the usual one', async () => {
    expect(await keep([FRIDAY, FRIDAY])).to.deep.equal({ kept: 2, removed: 0 });
    await untilListed('digest:friday:17:Europe/Berlin', 'digest:monday:8:UTC');
  });

  it('are made by the API at once, run in the zone of the person, and end when no one wants them', async () => {
    const gateway = createNotificationGateway(connected.client, (call) => call());
    await gateway.keepDigestSchedule(SUNDAY);
    await gateway.keepDigestSchedule(SUNDAY);
    const { info } = await connected.client.schedule.getHandle('digest:sunday:2:America/New_York').describe();
    const [next] = info.nextActionTimes;
    const local = new Intl.DateTimeFormat('en-US', { timeZone: SUNDAY.time_zone, weekday: 'long', hour: 'numeric' });
    expect(next && local.format(next)).to.match(/^Sunday.* [23] AM$/);
    await untilListed('digest:friday:17:Europe/Berlin', 'digest:monday:8:UTC', 'digest:sunday:2:America/New_York');
    expect((await keep([FRIDAY])).removed).to.equal(1);
    await untilListed('digest:friday:17:Europe/Berlin', 'digest:monday:8:UTC');
  });

  it('come beside mails that the API sets going, each as one workflow', async () => {
    const gateway = createNotificationGateway(connected.client, (call) => call());
    const mail = { id: 'a'.repeat(24), workspace_id: 'ws_1' };
    await gateway.deliverMail(mail);
    await gateway.deliverMail(mail);
    const { status } = await connected.client.workflow.getHandle(`deliver_notification:${mail.id}`).describe();
    expect(status.name).to.equal('RUNNING');
  });

  it('are none while no mail server is set', async () => {
    expect(await keep([FRIDAY], false)).to.deep.equal({ kept: 0, removed: 2 });
    await untilListed();
  });
});
