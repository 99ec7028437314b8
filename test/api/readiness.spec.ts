import { expect } from 'chai';
import { createReadiness } from '../../api/readiness.js';

describe('[U] createReadiness', () => {
  const up = async () => true;

  it('is ready when every part is up', async () => {
    const probe = createReadiness({ mongodb: up, temporal: up, worker: up }, () => 0);
    expect(await probe.check()).to.deep.equal({
      status: 'ready',
      dependencies: { mongodb: 'up', temporal: 'up', worker: 'up' },
    });
  });

  it('names the parts that are down, by failure or by no', async () => {
    const probe = createReadiness(
      { mongodb: () => Promise.reject(new Error('away')), temporal: up, worker: async () => false },
      () => 0,
    );
    expect(await probe.check()).to.deep.equal({
      status: 'not_ready',
      dependencies: { mongodb: 'down', temporal: 'up', worker: 'down' },
    });
  });

  it('takes silence for a no', async () => {
    const probe = createReadiness({ mongodb: () => new Promise(() => {}), temporal: up, worker: up }, () => 0, 10);
    expect((await probe.check()).dependencies).to.deep.equal({ mongodb: 'down', temporal: 'up', worker: 'up' });
  });

  it('asks once in two seconds, also for a crowd', async () => {
    let [clock, asked] = [0, 0];
    const count = async () => {
      asked++;
      return true;
    };
    const probe = createReadiness({ mongodb: count, temporal: up, worker: up }, () => clock);
    await Promise.all([probe.check(), probe.check(), probe.check()]);
    clock = 1999;
    await probe.check();
    expect(asked).to.equal(1);
    clock = 2000;
    await probe.check();
    expect(asked).to.equal(2);
  });

  it('is not ready from the moment the process begins to go', async () => {
    const probe = createReadiness({ mongodb: up, temporal: up, worker: up }, () => 0);
    await probe.check();
    probe.drain();
    expect((await probe.check()).status).to.equal('draining');
  });
});
