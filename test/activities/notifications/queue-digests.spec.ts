import { expect } from 'chai';
import { queueDigests } from '../../../activities/notifications/queue-digests.js';
import { DEFAULT_DIGEST_TIME, type DigestTime } from '../../../domain/notifications/digest-time.js';
import {
  createNotificationDeps,
  NOTIFICATION_TIME,
  type TestNotificationDeps,
} from '../../support/notification-deps.js';
import { startStore, type TestStore } from '../../support/store.js';

const TEAM = 'ws_000000000000000000000001';
const FRIDAY: DigestTime = { weekday: 'friday', hour: 17, time_zone: 'Europe/Berlin' };

describe('[I] queueDigests', () => {
  let running: TestStore;
  let deps: TestNotificationDeps;
  before(async () => {
    running = await startStore();
    const { memberships, mailAddresses, notificationChoices } = running.store;
    for (const [user, role] of [
      ['olga', 'owner'],
      ['fritz', 'owner'],
      ['vic', 'viewer'],
    ] as const) {
      await memberships.put(TEAM, user, { role, can_send: false, sites: [] }, NOTIFICATION_TIME);
      await mailAddresses.note(user, `${user}@agency.example`, NOTIFICATION_TIME);
    }
    await notificationChoices.change(TEAM, 'fritz', { digest: FRIDAY }, NOTIFICATION_TIME);
    await notificationChoices.change(
      TEAM,
      'vic',
      { kinds: { weekly_digest: true }, digest: FRIDAY },
      NOTIFICATION_TIME,
    );
    await notificationChoices.change('vic', 'vic', { kinds: { weekly_digest: false } }, NOTIFICATION_TIME);
  });
  after(() => running.stop());
  beforeEach(() => {
    deps = createNotificationDeps(running.store, 0);
  });

  const queue = (time: DigestTime, due_date: string, after: string | null = null) =>
    queueDigests(deps, { time, due_date, after });
  const queued = async () => {
    const found = await Promise.all(deps.started.map((id) => running.store.notificationMails.find(id)));
    return found.map((mail) => `${mail?.workspace_id} ${mail?.user_id}`).sort();
  };

  it('queues those who have chosen no time at the usual one, in each of their workspaces', async () => {
    expect(await queue(DEFAULT_DIGEST_TIME, '2999-06-03')).to.deep.equal({ queued: 3, next: null });
    expect(await queued()).to.deep.equal(['fritz fritz', 'olga olga', `${TEAM} olga`].sort());
  });

  it('queues the others at their own time', async () => {
    expect(await queue(FRIDAY, '2999-06-07')).to.deep.equal({ queued: 2, next: null });
    expect(await queued()).to.deep.equal([`${TEAM} fritz`, `${TEAM} vic`]);
  });

  it('queues those with a zone at the usual time there, and no longer in UTC', async () => {
    const { notificationChoices } = running.store;
    const tokyo = { ...DEFAULT_DIGEST_TIME, time_zone: 'Asia/Tokyo' };
    await notificationChoices.setTimeZone('olga', 'Asia/Tokyo', NOTIFICATION_TIME);
    await notificationChoices.setTimeZone('fritz', 'Asia/Tokyo', NOTIFICATION_TIME);
    const chosen = await queue(tokyo, '2999-06-10');
    expect(chosen).to.deep.equal({ queued: 0, next: 'zone:' });
    expect(await queue(tokyo, '2999-06-10', chosen.next)).to.deep.equal({ queued: 3, next: null });
    expect(await queued()).to.deep.equal(['fritz fritz', 'olga olga', `${TEAM} olga`].sort());
    expect((await queue(DEFAULT_DIGEST_TIME, '2999-06-10')).queued).to.equal(0);
    for (const user of ['olga', 'fritz']) await notificationChoices.setTimeZone(user, null, NOTIFICATION_TIME);
  });

  it('queues the same digest once', async () => {
    await queue(FRIDAY, '2999-06-14');
    await queue(FRIDAY, '2999-06-14');
    expect(new Set(deps.started).size).to.equal(2);
  });

  it('goes through people in slices', async () => {
    const { mailAddresses } = running.store;
    for (let index = 0; index < 60; index += 1)
      await mailAddresses.note(`user-${String(index).padStart(2, '0')}`, 'u@agency.example', NOTIFICATION_TIME);
    const first = await queue(DEFAULT_DIGEST_TIME, '2999-07-01');
    expect(first.next).to.be.a('string');
    const second = await queue(DEFAULT_DIGEST_TIME, '2999-07-01', first.next);
    expect([first.queued + second.queued, second.next]).to.deep.equal([63, null]);
  });

  it('queues none without a mail server', async () => {
    expect(
      await queueDigests({ ...deps, isConfigured: false }, { time: FRIDAY, due_date: '2999-06-21', after: null }),
    ).to.deep.equal({ queued: 0, next: null });
  });
});
