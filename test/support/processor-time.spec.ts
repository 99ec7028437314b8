import { expect } from 'chai';
import { endsSoon } from './processor-time.js';

describe('[U] processor time', () => {
  it('hands on what was made soon', () => {
    expect(endsSoon(() => 'made')).to.equal('made');
  });

  it('is not what the clock says: a wait costs none', () => {
    const lock = new Int32Array(new SharedArrayBuffer(4));
    expect(endsSoon(() => Atomics.wait(lock, 0, 0, 50))).to.equal('timed-out');
  });

  it('fails what takes it', () => {
    const { cpuUsage } = process;
    process.cpuUsage = Object.assign(() => ({ user: 9_000_000, system: 1_000_000 }));
    try {
      expect(() => endsSoon(() => null)).to.throw('seconds of the processor');
    } finally {
      process.cpuUsage = cpuUsage;
    }
  });
});
