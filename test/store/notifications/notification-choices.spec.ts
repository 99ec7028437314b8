import { expect } from 'chai';
import type { DigestTime } from '../../../domain/notifications/digest-time.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const FRIDAY: DigestTime = { weekday: 'friday', hour: 17, time_zone: 'Europe/Berlin' };

describe('[I] notification choices repository', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('knows nothing until something is decided, and then that alone', async () => {
    const { notificationChoices: choices } = running.store;
    expect(await choices.find('ws_1', 'alice')).to.deep.equal({ kinds: {}, digest: null });
    await Promise.all([
      choices.change('ws_1', 'alice', { kinds: { audit_done: true } }, NOW),
      choices.change('ws_1', 'alice', { kinds: { sender_paused: false } }, NOW),
    ]);
    await choices.change('ws_1', 'alice', { digest: FRIDAY }, NOW);
    const decided = { kinds: { audit_done: true, sender_paused: false }, digest: FRIDAY };
    expect(await choices.find('ws_1', 'alice')).to.deep.equal(decided);
    expect(await choices.find('alice', 'alice')).to.deep.equal({ kinds: {}, digest: null });
    expect(await choices.listOfWorkspace('ws_1')).to.deep.equal(new Map([['alice', decided]]));
  });

  it('lists members by the time of their digest, and each time once', async () => {
    const { notificationChoices: choices } = running.store;
    for (const user of ['bob', 'cara']) await choices.change('ws_2', user, { digest: { ...FRIDAY, hour: 9 } }, NOW);
    await choices.change('ws_2', 'dora', { kinds: {} }, NOW);
    const [first, ...others] = await choices.listByDigestTime({ ...FRIDAY, hour: 9 }, null, 1);
    expect([first?.user_id, others.length]).to.deep.equal(['bob', 0]);
    const rest = await choices.listByDigestTime({ ...FRIDAY, hour: 9 }, first?.id ?? null, 5);
    expect(rest.map(({ user_id }) => user_id)).to.deep.equal(['cara']);
    expect(await choices.listDigestTimes()).to.have.deep.members([FRIDAY, { ...FRIDAY, hour: 9 }]);
  });

  it('keeps the zone of a person, with the usual time in it', async () => {
    const { notificationChoices: choices } = running.store;
    const zone = 'Pacific/Auckland';
    expect(await choices.findTimeZone('finn')).to.equal(null);
    for (const user of ['finn', 'gita']) await choices.setTimeZone(user, zone, NOW);
    await choices.change('finn', 'finn', { kinds: { audit_done: true } }, NOW);
    expect(await choices.findTimeZone('finn')).to.equal(zone);
    const [first] = await choices.listByTimeZone(zone, null, 1);
    const rest = await choices.listByTimeZone(zone, first?.id ?? null, 5);
    expect([first?.user_id, ...rest.map(({ user_id }) => user_id)]).to.deep.equal(['finn', 'gita']);
    const usual = { weekday: 'monday', hour: 8, time_zone: zone };
    expect(await choices.listDigestTimes()).to.deep.include(usual);
    for (const user of ['finn', 'gita']) await choices.setTimeZone(user, null, NOW);
    expect(await choices.listDigestTimes()).not.to.deep.include(usual);
  });

  it('goes with the workspace and with the person', async () => {
    const { notificationChoices: choices, userErasures } = running.store;
    await choices.change('ws_3', 'eve', { kinds: { audit_done: true } }, NOW);
    await choices.change('ws_4', 'eve', { kinds: { audit_done: true } }, NOW);
    await userErasures.erase('ws_3');
    expect((await choices.find('ws_3', 'eve')).kinds).to.deep.equal({});
    await userErasures.erase('eve');
    expect((await choices.find('ws_4', 'eve')).kinds).to.deep.equal({});
  });
});
