import { explainRefusedUrl } from '../../../domain/base/url/explain-refused-url.js';
import type { FetchError, FetchErrorKind } from '../../../domain/seo/artifacts/fetch.js';

/** Error names of ours, and of what is handed in: identity is the name, since modules may be loaded twice. */
const KIND_BY_NAME: Record<string, FetchErrorKind> = {
  UrlNotAllowedError: 'url_not_allowed',
  DnsFailureError: 'dns',
  BadEncodingError: 'bad_encoding',
  TimeoutError: 'timeout',
};

const KIND_BY_CODE: Record<string, FetchErrorKind> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  EHOSTDOWN: 'refused',
  ENETUNREACH: 'refused',
  EADDRNOTAVAIL: 'refused',
  EACCES: 'refused',
  EPERM: 'refused',
  ECONNRESET: 'reset',
  ECONNABORTED: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  EPROTO: 'tls',
};

/** OpenSSL's verification codes carry no common prefix (https://docs.openssl.org/master/man3/X509_STORE_CTX_get_error). */
const TLS_CODE =
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|PATH_LENGTH_|HOSTNAME_MISMATCH)/;

const MESSAGES: Record<FetchErrorKind, string> = {
  dns: 'The host name does not resolve.',
  refused: 'The server refused the connection or cannot be reached.',
  reset: 'The connection broke off.',
  tls: 'The secure connection could not be set up.',
  timeout: 'The server did not answer in time.',
  url_not_allowed: 'The address is not one that may be fetched.',
  too_many_redirects: 'The redirects do not end.',
  bad_encoding: 'The content is not encoded as its headers say.',
  protocol: 'The response is not valid HTTP.',
  unreadable: 'The content could not be read.',
  disallowed_by_robots: 'robots.txt forbids it.',
};

/** Any failure of an exchange in the words of the domain. The system's own words may name inside addresses: left out. */
export function describeFetchError(error: unknown): FetchError {
  const kind = kindOf(error);
  if (kind === 'bad_encoding' && error instanceof Error) return { kind, message: error.message };
  if (kind === 'url_not_allowed' && error instanceof Error) return { kind, message: describeRefused(error) };
  const code = kind === 'tls' ? codeOf(error) : null;
  return { kind, message: code === null ? MESSAGES[kind] : `${MESSAGES[kind].slice(0, -1)} (${code}).` };
}

function describeRefused(error: Error): string {
  const text = explainRefusedUrl(error, MESSAGES.url_not_allowed.slice(0, -1));
  return text.endsWith('.') ? text : `${text}.`;
}

/** True when the connection ended before it carried a response, as with a server's idle timeout for a kept one. */
export function isLostConnection(error: unknown): boolean {
  return kindOf(error) === 'reset' || /NGHTTP2_REFUSED_STREAM/.test(error instanceof Error ? error.message : '');
}

function kindOf(error: unknown): FetchErrorKind {
  if (!(error instanceof Error)) return 'protocol';
  // All addresses of a name failed: the first error has the reason.
  if (error instanceof AggregateError && error.errors.length > 0) return kindOf(error.errors[0]);
  const named = KIND_BY_NAME[error.name];
  if (named !== undefined) return named;
  const code = codeOf(error) ?? '';
  return KIND_BY_CODE[code] ?? (TLS_CODE.test(code) ? 'tls' : 'protocol');
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
