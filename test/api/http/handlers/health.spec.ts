import { expect } from 'chai';
import { createHealthHandlers } from '../../../../api/http/handlers/health.js';
import type { Readiness } from '../../../../api/readiness.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

const UP = { mongodb: 'up', temporal: 'up', worker: 'up' } as const;
const HALF = { mongodb: 'up', temporal: 'down', worker: 'down' } as const;

describe('[I] health handlers', () => {
  async function ask(name: 'getLiveness' | 'getReadiness' | 'getDashboardHealth', found: Readiness) {
    const handlers = createHealthHandlers({ readiness: async () => found, version: '1.2.3' });
    const app = await startSmallApp([handlers[name]]);
    const { status, json } = await app.call('GET', '/');
    await app.close();
    return [status, json];
  }

  it('are alive whatever else is down', async () => {
    expect(await ask('getLiveness', { status: 'not_ready', dependencies: HALF })).to.deep.equal([
      200,
      { status: 'alive' },
    ]);
  });

  it('are ready only when everything is', async () => {
    for (const found of [
      { status: 'not_ready', dependencies: HALF },
      { status: 'draining', dependencies: UP },
    ] as const) {
      expect(await ask('getReadiness', found)).to.deep.equal([503, found]);
    }
    const ready = { status: 'ready', dependencies: UP } as const;
    expect(await ask('getReadiness', ready)).to.deep.equal([200, ready]);
  });

  it('tell people the state, and always answer', async () => {
    expect(await ask('getDashboardHealth', { status: 'ready', dependencies: UP })).to.deep.equal([
      200,
      { status: 'healthy', service: 'linkwright', version: '1.2.3', dependencies: UP },
    ]);
    expect(await ask('getDashboardHealth', { status: 'not_ready', dependencies: HALF })).to.deep.equal([
      200,
      { status: 'degraded', service: 'linkwright', version: '1.2.3', dependencies: HALF },
    ]);
  });
});
