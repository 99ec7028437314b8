import { randomBytes } from 'node:crypto';
import { BrowserJar } from './browser/browser-jar.js';
import { type Dovecot, startDovecot } from './mail/dovecot.js';
import { type SmtpSink, startSmtpSink } from './mail/smtp-sink.js';
import { startPlatform, type TestPlatform } from './platform.js';
import type { Places } from './secret-places.js';
import { type FakeProvider, startFakeProvider } from './servers/fake-provider.js';
import { type LoopbackServer, startHttpServer } from './servers/loopback-server.js';
import { type ModelServer, startModelServer } from './servers/model-server.js';
import { type ProviderServers, startProviderServers } from './servers/provider-servers.js';
import { type SearchServer, startSearchServer } from './servers/search-server.js';
import { htmlPage } from './sites/html-page.js';

/** Nothing else looks like it, wherever it turns up. */
const plant = (name: string): string => `planted-${name}-${randomBytes(12).toString('hex')}`;

export interface WatchedAnswer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the product says; the spec reads what it knows to be there.
  body: any;
  headers: Headers;
}

export interface WatchedPlatform {
  platform: TestPlatform;
  servers: ProviderServers;
  identity: FakeProvider;
  model: ModelServer;
  search: SearchServer;
  smtp: SmtpSink;
  dovecot: Dovecot;
  site: LoopbackServer;
  receiver: LoopbackServer;
  jar: BrowserJar;
  /** By the name that a leak is reported under. */
  secrets: Map<string, string>;
  /** Everything that any request was answered with. */
  answers: Places;
  call(path: string, options?: WatchedCall): Promise<WatchedAnswer>;
  /** As a browser, with its cookies. */
  visit(address: string): Promise<{ status: number; text: string; location: string }>;
  stop(): Promise<void>;
}

export interface WatchedCall {
  method?: string;
  body?: unknown;
  user?: string;
  headers?: Record<string, string>;
  /** Its answer may tell the secret that it is about: left out of what is searched. */
  tellsSecret?: true;
}

/** The whole product with everything that it can be connected to, each secret of it planted and each answer kept. */
export async function startWatchedPlatform(): Promise<WatchedPlatform> {
  const env = Object.fromEntries(
    ['OPENAI_API_KEY', 'BRAVE_API_KEY', 'SERPER_API_KEY', 'GOOGLE_SEARCH_KEY', 'CRUX_API_KEY', 'OIDC_CLIENT_SECRET']
      .concat(['SESSION_SECRET', 'UNSUBSCRIBE_SECRET'])
      .map((name) => [name, plant(name.toLowerCase().replaceAll('_', '-'))]),
  );
  const passwords = { smtp: plant('smtp'), environment_smtp: plant('env-smtp'), environment_imap: plant('env-imap') };
  const keys = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const others = await startOthers(passwords.smtp, env['OPENAI_API_KEY'] ?? '');
  const { servers, identity, model, search, smtp, dovecot, site, receiver } = others;
  const mailHosts = [`127.0.0.1:${smtp.port}`, dovecot.address];
  const platform = await startPlatform({
    allow: [servers.host, site.host, receiver.host],
    env: {
      ...servers.env,
      ...env,
      LOG_LEVEL: 'trace',
      CHROME_PATH: '/nonexistent/chromium',
      OIDC_ISSUER: identity.issuer,
      OIDC_CLIENT_ID: 'web',
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'small',
      BRAVE_URL: search.url,
      SERPER_URL: search.url,
      GOOGLE_SEARCH_URL: search.url,
      GOOGLE_SEARCH_ENGINE: 'cx',
      ALLOWED_MAIL_HOSTS: mailHosts.join(),
      ENCRYPTION_KEYS: keys.map((key, at) => `k${at}:${key}`).join(),
      SMTP_URL: `smtp://house:${passwords.environment_smtp}@127.0.0.1:${smtp.port}`,
      IMAP_URL: `imap://house:${passwords.environment_imap}@${dovecot.address}`,
      MAIL_FROM: 'house@press.example',
      MAIL_ORGANIZATION: 'Press',
      MAIL_POSTAL_ADDRESS: '1 High Street',
    },
  });
  const secrets = new Map<string, string>([
    ...Object.entries({ ...env, ...passwords }),
    ...keys.map((key, at): [string, string] => [`encryption key ${at}`, key]),
    ['password of the mailbox', dovecot.login('ana').password ?? ''],
  ]);
  const answers: Places = new Map();
  const jar = new BrowserJar();
  const watched = { platform, identity, answers, jar };
  return {
    ...others,
    platform,
    jar,
    secrets,
    answers,
    call: callOf(watched),
    visit: visitOf(watched),
    stop: async () => {
      await platform.stop();
      await others.stop();
    },
  };
}

async function startOthers(password: string, apiKey: string) {
  const [servers, identity, search, smtp, dovecot] = await Promise.all([
    startProviderServers({ google: { rotates: true } }),
    startFakeProvider('web'),
    startSearchServer(),
    startSmtpSink({ password }),
    startDovecot(['ana']),
  ]);
  // As OpenAI refuses a key, and without the stars that it puts into it.
  const model = await startModelServer(() => ({ status: 401, error: `Incorrect API key provided: ${apiKey}` }));
  const site = await startHttpServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(htmlPage('<h1>Lamps</h1>'));
  });
  // Says again whatever it was told.
  const receiver = await startHttpServer((request, response) => {
    response.writeHead(request.url === '/fails' ? 500 : 200).end(JSON.stringify(request.headers));
  });
  const http = [site, receiver, model, search, servers, identity, smtp];
  return {
    servers,
    identity,
    search,
    smtp,
    dovecot,
    model,
    site,
    receiver,
    stop: async () => {
      await Promise.all([...http.map((server) => server.close()), dovecot.stop()]);
    },
  };
}

type Watched = Pick<WatchedPlatform, 'platform' | 'identity' | 'answers' | 'jar'>;

function callOf({ platform, identity, answers }: Watched): WatchedPlatform['call'] {
  return async (path, { method, body, user = 'alice', headers = {}, tellsSecret } = {}) => {
    const token = await identity.token({ sub: user, audience: 'linkwright', plan: 'enterprise' });
    const hasBody = body !== undefined;
    const response = await fetch(new URL(path, platform.url), {
      method: method ?? (hasBody ? 'POST' : 'GET'),
      headers: { authorization: `Bearer ${token}`, ...(hasBody && { 'content-type': 'application/json' }), ...headers },
      ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!tellsSecret) keep(answers, `${method ?? ''} ${path}`, response, text);
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return { status: response.status, text, body: isJson ? JSON.parse(text) : null, headers: response.headers };
  };
}

function visitOf({ platform, answers, jar }: Watched): WatchedPlatform['visit'] {
  return async (address) => {
    const response = await jar.fetch(new URL(address, platform.url).href);
    const text = await response.text();
    keep(answers, `page ${address.split('?')[0]}`, response, text);
    return { status: response.status, text, location: response.headers.get('location') ?? '' };
  };
}

/** A cookie is told to the browser that it is for, and to no one else. */
function keep(answers: Places, name: string, response: Response, text: string): void {
  const headers: string[] = [];
  response.headers.forEach((value, header) => {
    if (header !== 'set-cookie') headers.push(`${header}: ${value}`);
  });
  answers.set(`answer ${answers.size + 1} (${name})`, `${response.status}\n${headers.join('\n')}\n${text}`);
}
