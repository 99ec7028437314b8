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

  async function ask(at: number, signalMs: number): Promise<string> {
    const asked = fetch(`${server.url}/${at}`, { signal: AbortSignal.timeout(signalMs), redirect: 'error' });
    return asked
      .then(async (response) => `${(await response.text()).length} characters`)
      .catch((error: unknown) => (error instanceof Error ? error.name : 'odd'));
  }

  it('leaves no answer that fetch waits for beyond its signal', async () => {
    const ends = await Promise.all(ODD_ANSWERS.map((_, at) => ask(at, 3_000)));
    expect(ends).to.have.length(ODD_ANSWERS.length);
    expect(
      ends.every((end) => /^\d+ characters$|^(?:TypeError|TimeoutError)$/.test(end)),
      ends.join(),
    ).to.equal(true);
  }).timeout(20_000);

  it('fails on a body that is not encoded as its headers say, long before the signal', async () => {
    const called = ODD_ANSWERS.findIndex(({ name }) => name === 'plain text called gzip');
    expect(await ask(called, 60_000)).to.equal('TypeError');
  }).timeout(20_000);
});
