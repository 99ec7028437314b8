import { createServer, type Server } from 'node:http';
import { expect } from 'chai';
import { createIdentityProvider } from '../../../../api/http/auth/identity-provider.js';
import { KeysUnavailableError } from '../../../../api/http/auth/signing-keys.js';
import { finishAttempt } from '../../../support/finish-attempt.js';
import { until } from '../../../support/until.js';

describe('[I] createIdentityProvider', () => {
  let server: Server;
  let issuer: string;
  let asked = 0;
  let down = false;
  let tokenPath = '/token';
  let clock = 0;

  before(async () => {
    server = createServer((req, res) => {
      asked++;
      if (down) return void req.socket.destroy();
      res.end(
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: issuer + tokenPath,
          jwks_uri: `${issuer}/jwks`,
        }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  beforeEach(() => {
    [asked, down, tokenPath, clock] = [0, false, '/token', 1_000_000];
  });
  after(() => {
    server.close();
    server.closeAllConnections();
  });

  const create = () => createIdentityProvider({ issuer }, () => clock);
  const discover = (provider: ReturnType<typeof create>) =>
    provider.discover().then(
      ({ token_endpoint }) => token_endpoint.slice(issuer.length),
      (failure: unknown) => (failure instanceof KeysUnavailableError ? 'unavailable' : failure),
    );

  it('asks nothing before it has to, and then once for all', async () => {
    const provider = create();
    expect([provider.issuer, asked]).to.deep.equal([issuer, 0]);
    expect(await Promise.all([discover(provider), discover(provider), discover(provider)])).to.deep.equal([
      '/token',
      '/token',
      '/token',
    ]);
    expect(asked).to.equal(1);
  });

  it('learns of new addresses within the hour, without making anybody wait', async () => {
    const provider = create();
    await discover(provider);
    tokenPath = '/moved';
    clock += 3_599_999;
    expect([await discover(provider), asked]).to.deep.equal(['/token', 1]);
    clock += 1;
    expect(await discover(provider)).to.equal('/token');
    await until('the new addresses are known', async () => (await discover(provider)) === '/moved');
    expect(asked).to.equal(2);
  });

  it('tries again a second after a failed start, and no sooner', async () => {
    down = true;
    const provider = create();
    expect([await discover(provider), await discover(provider), asked]).to.deep.equal([
      'unavailable',
      'unavailable',
      1,
    ]);
    down = false;
    clock += 1_000;
    expect(await discover(provider)).to.equal('/token');
  });

  it('continues with what it knows while the issuer is down', async () => {
    const provider = create();
    await discover(provider);
    down = true;
    clock += 3_600_000;
    for (let call = 0; call < 5; call++) {
      expect(await discover(provider)).to.equal('/token');
      await until('the issuer is asked', () => asked === 2);
      await finishAttempt();
    }
    expect(asked).to.equal(2);
    clock += 30_000;
    await discover(provider);
    await until('the issuer is asked again', () => asked === 3);
  });
});
