import { expect } from 'chai';
import { createNextAudits } from '../../../api/sites/next-audits.js';
import { DomainError } from '../../../domain/base/errors.js';
import type { AuditSchedule } from '../../../domain/sites/site-task.js';

const NOW = Date.parse('2026-06-02T08:00:00.000Z');
const NEXT = '2026-06-03T03:00:00.000Z';
const SCHEDULE: AuditSchedule = {
  interval: 'daily',
  hour: 3,
  time_zone: 'UTC',
  audit_type: 'quick',
  max_pages: 20,
  crawl_depth: null,
};
const site = (audit_schedule: AuditSchedule | null = SCHEDULE) => ({ user_id: 'alice', id: 'site-1', audit_schedule });

describe('[U] next audits of sites', () => {
  function given(answer: () => Promise<string | null>, waitMs?: number) {
    const state = { now: NOW, asked: 0 };
    const gateway = {
      readNextRun: () => {
        state.asked += 1;
        return answer();
      },
    };
    return { state, audits: createNextAudits(gateway, { clock: () => state.now, waitMs }) };
  }

  it('are asked for once a minute, and anew when the schedule has changed', async () => {
    const { state, audits } = given(() => Promise.resolve(NEXT));
    expect(await Promise.all([audits.read(site()), audits.read(site())])).to.deep.equal([NEXT, NEXT]);
    expect(state.asked).to.equal(1);
    await audits.read(site({ ...SCHEDULE, hour: 4 }));
    expect(state.asked).to.equal(2);
    state.now += 60_000;
    await audits.read(site({ ...SCHEDULE, hour: 4 }));
    expect(state.asked).to.equal(3);
  });

  it('are none without a schedule, and not asked for', async () => {
    const { state, audits } = given(() => Promise.resolve(NEXT));
    expect(await audits.read(site(null))).to.equal(null);
    expect(state.asked).to.equal(0);
  });

  it('are none once their time has passed', async () => {
    const { state, audits } = given(() => Promise.resolve('2026-06-02T08:00:10.000Z'));
    expect(await audits.read(site())).to.equal('2026-06-02T08:00:10.000Z');
    state.now += 20_000;
    expect(await audits.read(site())).to.equal(null);
  });

  it('keep no page waiting, and are there for the next one', async () => {
    let answer: (next: string) => void = () => undefined;
    const { state, audits } = given(() => new Promise((resolve) => (answer = resolve)), 1);
    expect(await audits.read(site())).to.equal(null);
    answer(NEXT);
    expect(await audits.read(site())).to.equal(NEXT);
    expect(state.asked).to.equal(1);
  });

  it('are asked for again after an outage, and an error of ours is thrown', async () => {
    const outage = new DomainError('dependency_unavailable', 'Temporal is not reachable', true);
    const { state, audits } = given(() => Promise.reject(state.asked < 3 ? outage : new TypeError('ours')));
    expect([await audits.read(site()), await audits.read(site())]).to.deep.equal([null, null]);
    expect(state.asked).to.equal(2);
    const thrown = await audits.read(site()).catch((error: unknown) => error);
    expect(thrown).to.be.instanceOf(TypeError);
  });
});
