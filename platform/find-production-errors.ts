type Given = Readonly<Record<string, string | undefined>>;

/**
 * In production the URL is in mails that are read for years, and RFC 8058 requires https for their unsubscribe links.
 * The session cookie is also only sent over https: on plain http, even locally, there is no sign-in.
 * @returns what is wrong with PUBLIC_URL, or null
 */
export function findPublicUrlError({ NODE_ENV, PUBLIC_URL }: Given): string | null {
  if (NODE_ENV !== 'production') return null;
  if (PUBLIC_URL === undefined) return 'PUBLIC_URL: must be set in production, to the https address that users type';
  const url = toUrl(PUBLIC_URL);
  // What is not a URL at all has already been reported.
  if (url === null || url.protocol === 'https:') return null;
  const wayOut = isLoopback(url.hostname)
    ? '; for a trial on this machine let the composition with COMPOSE_PROFILES=tls serve https://localhost:8443, or set NODE_ENV=development'
    : '';
  return `PUBLIC_URL: must begin with https:// in production, since sign-in needs it${wayOut}`;
}

/**
 * The API speaks plain HTTP: behind https there is a proxy. Unless the proxy is trusted, a request counts as insecure,
 * the session cookie is not set and no one can sign in.
 * @returns what is wrong with TRUST_PROXY, or null
 */
export function findSignInError({ NODE_ENV, PUBLIC_URL, TRUST_PROXY }: Given): string | null {
  if (NODE_ENV !== 'production' || TRUST_PROXY !== undefined) return null;
  if (toUrl(PUBLIC_URL ?? '')?.protocol !== 'https:') return null;
  return 'TRUST_PROXY: must be set where PUBLIC_URL is https, to the proxy that ends TLS: a number of hops or addresses';
}

/**
 * Workflow histories contain texts of mails and addresses of people, and stay readable for weeks to anyone with access
 * to Temporal.
 * @returns what is wrong with TEMPORAL_PAYLOAD_KEYS, or null
 */
export function findPayloadKeysError({ NODE_ENV, TEMPORAL_PAYLOAD_KEYS }: Given): string | null {
  if (NODE_ENV !== 'production' || /[^,\s]/.test(TEMPORAL_PAYLOAD_KEYS ?? '')) return null;
  return 'TEMPORAL_PAYLOAD_KEYS: must be set in production, to <key id>:<base64 of 32 bytes> (openssl rand -base64 32)';
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function toUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
