import type { IncomingMessage, ServerResponse } from 'node:http';
import { startHttpServer } from './loopback-server.js';
import { analyticsPage, type ProviderData, providerData, type SearchAsked, searchPage } from './provider-data.js';
import { createProviderOAuth, type OAuthAnswer, type OAuthBehavior, type ProviderOAuth } from './provider-oauth.js';

/** In place of the next answer of this kind. */
export interface ProviderFailure {
  status: number;
  headers?: Record<string, string>;
  /** Text as it is, anything else as JSON. */
  body?: unknown;
}

export interface ProviderServers {
  url: string;
  /** host:port, as an exception of the network guard. */
  host: string;
  /** "METHOD path" of each request in order. */
  hits: string[];
  /** Settings by which the product finds this server. */
  env: Record<string, string>;
  google: ProviderOAuth;
  bing: ProviderOAuth;
  data: ProviderData;
  /** Faults that the next requests for data, or for tokens, meet; one each. */
  fail(kind: 'data' | 'token', ...faults: ProviderFailure[]): void;
  /** Answers what is asked once the work is done; meanwhile requests are taken. */
  holdDuring(work: () => Promise<unknown>): Promise<void>;
  /** Bodies of requests for search rows. */
  asked: (SearchAsked & { startRow: number })[];
  secrets(): string[];
  close(): Promise<void>;
}

export interface ProviderServerOptions {
  data?: Partial<ProviderData>;
  google?: Partial<OAuthBehavior>;
  bing?: Partial<OAuthBehavior>;
}

/** Google and Bing as far as this product speaks with them, over real HTTP on loopback. */
export async function startProviderServers(options: ProviderServerOptions = {}): Promise<ProviderServers> {
  const usual = { rotates: false, expires_in_s: 3_600, refuses: null, grants_scope: null };
  const faults: Record<'data' | 'token', ProviderFailure[]> = { data: [], token: [] };
  const state = {
    held: Promise.resolve() as Promise<unknown>,
    asked: [] as ProviderServers['asked'],
    data: providerData(options.data),
  };
  const google = createProviderOAuth({
    client_id: 'google-client',
    client_secret: 'google-client-secret',
    issuer: 'https://google.test',
    ...usual,
    ...options.google,
  });
  const bing = createProviderOAuth({
    client_id: 'bing-client',
    client_secret: 'bing-client-secret',
    issuer: 'https://bing.test',
    ...usual,
    ...options.bing,
  });

  const server = await startHttpServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      await state.held;
      const url = new URL(request.url ?? '/', 'http://provider');
      const answer = route(url, request, body);
      send(response, answer);
    })();
  });

  function route(url: URL, request: IncomingMessage, body: string): ProviderFailure & { location?: string } {
    const [, name, end] = /^\/(google|bing)\/(authorize|token|revoke)$/.exec(url.pathname) ?? [];
    const oauth = name === 'bing' ? bing : google;
    if (end === 'authorize') return oauth.authorize(url.searchParams);
    if (end !== undefined) {
      const fault = faults.token.shift();
      const form = new URLSearchParams(body);
      return fault ?? (end === 'token' ? oauth.token(form) : oauth.revoke(form));
    }
    const fault = faults.data.shift();
    if (fault) return fault;
    const isBing = url.pathname.startsWith('/bing/api/');
    if (!(isBing ? bing : google).grantOf(request.headers.authorization)) return unauthorized();
    return isBing ? bingAnswer(state.data, url) : googleAnswer(state, url, body);
  }

  return {
    url: server.url,
    host: server.host,
    hits: server.hits,
    google,
    bing,
    close: server.close,
    env: environment(server.url, google, bing),
    data: state.data,
    asked: state.asked,
    fail: (kind, ...added) => void faults[kind].push(...added),
    async holdDuring(work) {
      let release = (): void => undefined;
      state.held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await work().finally(release);
    },
    secrets: () => [...google.secrets(), ...bing.secrets()],
  };
}

/** What Google says with a token that is not, or no longer, good. */
function unauthorized(): OAuthAnswer {
  return { status: 401, body: { error: { code: 401, status: 'UNAUTHENTICATED', errors: [{ reason: 'authError' }] } } };
}

function googleAnswer(
  state: { data: ProviderData; asked: ProviderServers['asked'] },
  url: URL,
  body: string,
): ProviderFailure {
  const { data } = state;
  const path = url.pathname;
  if (path === '/webmasters/v3/sites') return ok({ siteEntry: data.properties });
  const property = /^\/webmasters\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/.exec(path)?.[1];
  if (property !== undefined) {
    const asked = { property: decodeURIComponent(property), ...JSON.parse(body) };
    state.asked.push(asked);
    const refusal = data.refuses(asked);
    if (refusal) return refusal;
    const rows = searchPage(data, asked);
    return ok(rows.length === 0 ? { responseAggregationType: 'byPage' } : { rows });
  }
  if (path === '/v1/urlInspection/index:inspect') return inspectionAnswer(data, body);
  if (/^\/webmasters\/v3\/sites\/[^/]+\/sitemaps$/.test(path))
    return ok(data.sitemaps.length === 0 ? {} : { sitemap: data.sitemaps });
  return analyticsAnswer(data, url, body);
}

/** With the quota of the property, beyond which Google answers as it does for any other one. */
function inspectionAnswer(data: ProviderData, body: string): ProviderFailure {
  if (data.inspections_left <= 0) {
    const error = { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded for sc-domain.' };
    return { status: 429, headers: { 'retry-after': '3600' }, body: { error } };
  }
  data.inspections_left -= 1;
  const { inspectionUrl } = JSON.parse(body) as { inspectionUrl: string };
  const richResultsResult = data.rich_results(inspectionUrl);
  const indexStatusResult = data.inspect(inspectionUrl);
  return ok({ inspectionResult: { indexStatusResult, ...(richResultsResult && { richResultsResult }) } });
}

function analyticsAnswer(data: ProviderData, url: URL, body: string): ProviderFailure {
  const path = url.pathname;
  const known = data.analytics_properties;
  if (path === '/v1beta/accountSummaries') {
    // One account a page, so that anyone who reads one page misses some.
    const at = Number(url.searchParams.get('pageToken') ?? '0');
    const next = at + 1 < known.length ? { nextPageToken: String(at + 1) } : {};
    return ok({
      accountSummaries: known
        .slice(at, at + 1)
        .map(({ property, name }) => ({ propertySummaries: [{ property, displayName: name }] })),
      ...next,
    });
  }
  const [, name, end = ''] = /^\/v1beta\/(properties\/\d+)(:runReport|\/dataStreams)?$/.exec(path) ?? [];
  const found = known.find(({ property }) => property === name);
  if (!found) return { status: 403, body: { error: { code: 403, errors: [{ reason: 'forbidden' }] } } };
  if (end === ':runReport') return ok(analyticsPage(data, JSON.parse(body)));
  if (end === '/dataStreams') return ok({ dataStreams: [{ webStreamData: { defaultUri: found.uri } }] });
  return ok({ name: found.property, displayName: found.name, timeZone: found.time_zone });
}

function bingAnswer(data: ProviderData, url: URL): ProviderFailure {
  const method = url.pathname.slice('/bing/api/'.length);
  if (method === 'GetUserSites') return ok({ d: data.sites.map((site) => ({ __type: 'Site:#Microsoft', ...site })) });
  const known = data.sites.some(({ Url, IsVerified }) => IsVerified && Url === url.searchParams.get('siteUrl'));
  if (!known) return { status: 400, body: { ErrorCode: 14, Message: 'ERROR!!! NotAuthorized' } };
  if (method === 'GetQueryStats') return ok({ d: data.query_stats });
  if (method === 'GetPageStats') return ok({ d: data.page_stats });
  return method === 'GetRankAndTrafficStats' ? ok({ d: data.days }) : { status: 404, body: '' };
}

function ok(body: unknown): ProviderFailure {
  return { status: 200, body };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function send(
  response: ServerResponse,
  { status, headers, body, location }: ProviderFailure & { location?: string },
): void {
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isText ? 'text/html' : 'application/json; charset=utf-8',
    ...(location === undefined ? {} : { location }),
    ...headers,
  });
  response.end(isText ? body : JSON.stringify(body ?? {}));
}

function environment(url: string, google: ProviderOAuth, bing: ProviderOAuth): Record<string, string> {
  return {
    GOOGLE_OAUTH_CLIENT_ID: google.settings.client_id,
    GOOGLE_OAUTH_CLIENT_SECRET: google.settings.client_secret,
    GOOGLE_OAUTH_ISSUER: google.settings.issuer,
    GOOGLE_OAUTH_AUTHORIZE_URL: `${url}/google/authorize`,
    GOOGLE_OAUTH_TOKEN_URL: `${url}/google/token`,
    GOOGLE_OAUTH_REVOKE_URL: `${url}/google/revoke`,
    SEARCH_CONSOLE_URL: url,
    ANALYTICS_ADMIN_URL: url,
    ANALYTICS_DATA_URL: url,
    BING_OAUTH_CLIENT_ID: bing.settings.client_id,
    BING_OAUTH_CLIENT_SECRET: bing.settings.client_secret,
    BING_OAUTH_ISSUER: bing.settings.issuer,
    BING_OAUTH_AUTHORIZE_URL: `${url}/bing/authorize`,
    BING_OAUTH_TOKEN_URL: `${url}/bing/token`,
    BING_WEBMASTER_URL: `${url}/bing/api`,
  };
}
