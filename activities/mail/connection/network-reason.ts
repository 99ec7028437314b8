/** Codes of the system, of nodemailer and of imapflow in words: their own texts name addresses, hosts and commands. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ECONNECTION: 'the connection was cut',
  EPIPE: 'the connection was cut',
  NoConnection: 'the connection was cut',
  EConnectionClosed: 'the connection was cut',
  ETIMEDOUT: 'it does not answer',
  ETIMEOUT: 'it does not answer',
  CONNECT_TIMEOUT: 'it does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  ClosedAfterConnectText: 'it closed the connection before it greeted',
  ClosedAfterConnectTLS: 'it closed the connection before it greeted',
  GREETING_TIMEOUT: 'it does not greet',
  ETHROTTLE: 'it limits how often it may be asked',
  UPGRADE_TIMEOUT: 'it does not encrypt',
  ETLS: 'it does not encrypt as it should',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  EADDRNOTAVAIL: 'there is no way to it',
};

/** Failures of certificates carry many codes; all of them begin like this, or name the certificate. The first that fits. */
const CERTIFICATES: readonly [codes: RegExp, reason: string][] = [
  [/ALTNAME/, 'its certificate is for another host name'],
  [/SELF_SIGNED/, 'its certificate is self-signed'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^CERT_NOT_YET_VALID$/, 'its certificate is not valid yet'],
  [/^CERT_REVOKED$/, 'its certificate was revoked'],
  [/^UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)/, 'its certificate is from an unknown certificate authority'],
  [/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_)|_CERT$|_SIGNATURE/, 'its certificate cannot be trusted'],
];

/** Why a mail server could not be spoken to, without its name or address; null when the error is of no known kind. */
export function networkReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'UrlNotAllowedError') return 'this mail server may not be used';
  if (error.name === 'DnsFailureError') return 'its name does not resolve';
  for (const code of codesOf(error)) {
    const certificate = CERTIFICATES.find(([codes]) => codes.test(code));
    if (certificate) return certificate[1];
    if (code.startsWith('ERR_SSL_')) return 'it does not encrypt as it should';
    if (REASONS[code] !== undefined) return REASONS[code];
  }
  return null;
}

/** The most specific first: nodemailer keeps the system's code beside its own. */
function codesOf(error: Error): string[] {
  const fields = ['timeoutType', 'originalCode', 'code'] as const;
  const values = new Map<string, unknown>(Object.entries(error));
  return fields.map((field) => values.get(field)).filter((value) => typeof value === 'string');
}
