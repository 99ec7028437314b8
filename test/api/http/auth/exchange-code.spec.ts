import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { expect } from 'chai';
import { exchangeCode } from '../../../../api/http/auth/exchange-code.js';

describe('[I] exchangeCode', () => {
  let server: Server;
  let endpoint: string;
  let reply: [number, string];
  let got: { headers: IncomingHttpHeaders; form: Record<string, string> };

  before(async () => {
    server = createServer((req, res) => {
      let body = '';
      req.on('data', (chunk) => {
        body += chunk;
      });
      req.on('end', () => {
        got = { headers: req.headers, form: Object.fromEntries(new URLSearchParams(body)) };
        res.writeHead(reply[0], { location: endpoint }).end(reply[1]);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/token`;
  });
  after(() => {
    server.close();
    server.closeAllConnections();
  });

  const grant = {
    code: 'c/1',
    redirectUri: 'http://app.test/cb',
    verifier: 'v',
    clientId: 'my web',
    clientSecret: 'a:b%',
  };
  function exchange(methods?: string[], at = endpoint) {
    const metadata = {
      issuer: 'i',
      authorization_endpoint: 'a',
      token_endpoint: at,
      jwks_uri: 'j',
      token_endpoint_auth_methods_supported: methods,
    };
    return exchangeCode(metadata, grant).catch((failure: unknown) =>
      failure instanceof Error ? failure.name : failure,
    );
  }
  const CODE = {
    grant_type: 'authorization_code',
    code: 'c/1',
    redirect_uri: 'http://app.test/cb',
    code_verifier: 'v',
  };

  it('shows the client by Basic, unless the provider knows only the form', async () => {
    reply = [200, '{"id_token":"t","access_token":"a","expires_in":60}'];
    for (const methods of [undefined, ['client_secret_post', 'client_secret_basic']]) {
      expect(await exchange(methods)).to.deep.equal({ id_token: 't', access_token: 'a' });
      expect(got.form).to.deep.equal(CODE);
      expect(Buffer.from(got.headers.authorization?.slice(6) ?? '', 'base64').toString()).to.equal('my+web:a%3Ab%25');
    }
    await exchange(['client_secret_post']);
    expect(got.form).to.deep.equal({ ...CODE, client_id: 'my web', client_secret: 'a:b%' });
    expect(got.headers.authorization).to.equal(undefined);
  });

  it('tells a refusal from an outage', async () => {
    for (const refusal of [
      [400, '{"error":"invalid_grant"}'],
      [401, ''],
      [200, '{"access_token":"a"}'],
      [200, '<html>'],
      [200, 'null'],
    ] as const) {
      reply = [...refusal];
      expect(await exchange(), refusal[1]).to.equal('LoginRefusedError');
    }
    reply = [503, ''];
    expect(await exchange()).to.equal('KeysUnavailableError');
    expect(await exchange(undefined, 'http://127.0.0.1:1/token')).to.equal('KeysUnavailableError');
  });

  it('takes the code to no other address', async () => {
    reply = [307, ''];
    expect(await exchange()).to.equal('KeysUnavailableError');
  });
});
