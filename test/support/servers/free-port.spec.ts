import { expect } from 'chai';
import { freePort } from './free-port.js';
import { openLoopback } from './open-loopback.js';

describe('[I] free port', () => {
  it('is given once, is none that a system hands out by itself, and is dead until it is bound', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
    expect(new Set(ports).size).to.equal(50);
    for (const port of ports) expect(port).to.be.within(10_081, 32_767);
    const failure: unknown = await openLoopback('', ports[0] ?? 0).catch((error: unknown) => error);
    expect(failure).to.include({ code: 'ECONNREFUSED' });
  });
});
