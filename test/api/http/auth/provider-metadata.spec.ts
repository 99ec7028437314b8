import { createServer, type Server } from 'node:http';
import { expect } from 'chai';
import { fetchProviderMetadata } from '../../../../api/http/auth/provider-metadata.js';

describe('[I] fetchProviderMetadata', () => {
  let server: Server;
  let inner: string;
  let body: object;

  before(async () => {
    server = createServer((req, res) => {
      if (req.url === '/realm/.well-known/openid-configuration') res.end(JSON.stringify(body));
      else res.writeHead(302, { location: '/realm/.well-known/openid-configuration' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    inner = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  after(() => server.close());

  const from = (origin: string) => ({
    authorization_endpoint: `${origin}/auth?x=1`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    end_session_endpoint: `${origin}/end`,
  });
  const moved = {
    authorization_endpoint: 'https://id.example/auth?x=1',
    token_endpoint: () => `${inner}/token`,
    jwks_uri: () => `${inner}/jwks`,
    end_session_endpoint: 'https://id.example/end',
  };

  it('gives the browser the public address and us the inner one, whichever the document names', async () => {
    for (const origin of ['https://id.example', inner]) {
      body = { issuer: 'https://id.example/realm', ...from(origin) };
      const found = await fetchProviderMetadata({ issuer: 'https://id.example/realm', discoveryUrl: `${inner}/realm` });
      expect(found).to.include({
        authorization_endpoint: moved.authorization_endpoint,
        token_endpoint: moved.token_endpoint(),
        jwks_uri: moved.jwks_uri(),
        end_session_endpoint: moved.end_session_endpoint,
      });
    }
  });

  it('leaves addresses on third hosts alone', async () => {
    body = { issuer: `${inner}/realm`, ...from('https://keys.example') };
    const found = await fetchProviderMetadata({ issuer: `${inner}/realm` });
    expect(found.jwks_uri).to.equal('https://keys.example/jwks');
  });

  it('refuses the document of another issuer, and redirects', async () => {
    body = { issuer: `${inner}/realm/`, ...from(inner) };
    const failure = await fetchProviderMetadata({ issuer: `${inner}/realm` }).catch((error: unknown) => error);
    expect(failure)
      .to.be.instanceOf(Error)
      .with.property('message', 'The discovery document is of another issuer than OIDC_ISSUER');
    expect(await fetchProviderMetadata({ issuer: `${inner}/moved` }).catch(() => 'refused')).to.equal('refused');
  });
});
