import type { Socket } from 'node:net';
import { expect } from 'chai';
import { createGuardedConnector, type GuardedConnectorOptions } from '../../../platform/network/guarded-connector.js';
import { startH2Site } from '../../support/servers/h2-site.js';
import { startHttpServer } from '../../support/servers/loopback-server.js';

type Target = Parameters<ReturnType<typeof createGuardedConnector>>[0];

describe('[I] createGuardedConnector', () => {
  const dial = (options: Partial<GuardedConnectorOptions>, target: Partial<Target>): Promise<Socket> => {
    const connector = createGuardedConnector({ resolveHost: async () => ['127.0.0.1'], allowH2: false, ...options });
    return new Promise((resolve, reject) => {
      connector({ hostname: 'site.example', protocol: 'http:', port: '', ...target }, (...[error, socket]) => {
        if (socket) resolve(socket);
        else reject(error);
      });
    });
  };

  it('asks for the port that the scheme means, and passes on what the judge says', async () => {
    const asked: string[] = [];
    const refusal = new Error('refused');
    const resolveHost = async (hostname: string, port: string) => {
      asked.push(`${hostname}:${port}`);
      throw refusal;
    };
    for (const target of [{}, { protocol: 'https:' }, { port: '8080' }]) {
      expect(await dial({ resolveHost }, target).catch((error: unknown) => error)).to.equal(refusal);
    }
    expect(asked).to.deep.equal(['site.example:80', 'site.example:443', 'site.example:8080']);
  });

  it('dials what was approved and tells the origin', async () => {
    const site = await startHttpServer(() => {});
    const origins: string[] = [];
    const socket = await dial(
      { onConnect: (origin) => origins.push(origin) },
      { port: String(site.port), host: `site.example:${site.port}` },
    );
    expect([socket.remoteAddress, socket.remotePort]).to.deep.equal(['127.0.0.1', site.port]);
    expect(origins).to.deep.equal([`http://site.example:${site.port}`]);
    socket.destroy();
    await site.close();
  });

  it('checks the certificate for the name of the URL, and offers HTTP/2 when told to', async () => {
    const site = await startH2Site();
    const target = { protocol: 'https:', port: String(site.port) };
    const good = await dial({ ca: site.cert, allowH2: true }, { ...target, host: 'site.example' });
    expect(good).to.include({ alpnProtocol: 'h2', authorized: true, servername: 'site.example' });
    good.destroy();
    const reported: unknown[] = [];
    const other = dial(
      { ca: site.cert, allowH2: true, onConnect: (origin) => reported.push(origin) },
      { ...target, hostname: 'other.example', host: 'other.example' },
    );
    expect(await other.catch((error: unknown) => error)).to.include({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    expect(reported).to.deep.equal([]);
    await site.close();
  });
});
