import { expect } from 'chai';
import { installFetch } from '../../../platform/network/install-fetch.js';
import { ODD_ANSWERS } from '../../support/odd-answers.js';
import { type LoopbackServer, startRawServer } from '../../support/servers/loopback-server.js';

describe('[I] installFetch', () => {
  const names = [
    'fetch',
    'Headers',
    'Request',
    'Response',
    'FormData',
    'WebSocket',
    'CloseEvent',
    'ErrorEvent',
  ] as const;
  const more = ['MessageEvent', 'EventSource'] as const;
  const before = [...names, ...more].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  let server: LoopbackServer;
  beforeEach(async () => {
    installFetch();
    server = await startRawServer((socket, head) => {
      const at = Number(/^\S+ \/(\d+)/.exec(head)?.[1]);
      void ODD_ANSWERS[at]?.give(socket);
    });
  });
  afterEach(async () => {
    for (const [name, property] of before) {
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
    await server.close();
  });

  it('leaves no answer that fetch waits for beyond its signal', async () => {
    const ask = async (at: number) => {
      const response = await fetch(`${server.url}/${at}`, { signal: AbortSignal.timeout(3_000), redirect: 'error' });
      return `${(await response.text()).length} characters`;
    };
    const ends = await Promise.all(
      ODD_ANSWERS.map((_, at) => ask(at).catch((error: unknown) => (error instanceof Error ? error.name : 'odd'))),
    );
    expect(ends).to.have.length(ODD_ANSWERS.length);
    const called = ODD_ANSWERS.findIndex(({ name }) => name === 'plain text called gzip');
    expect(ends[called]).to.equal('TypeError');
    expect(
      ends.every((end) => /^\d+ characters$|^(?:TypeError|TimeoutError)$/.test(end)),
      ends.join(),
    ).to.equal(true);
  }).timeout(20_000);
});
