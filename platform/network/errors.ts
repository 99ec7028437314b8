import type { AddressReason } from './address-policy.js';

/** Why a URL may not be fetched. `address:…` names the kind of address that the host is or resolves to. */
export type UrlRefusalReason =
  | 'invalid_url'
  | 'too_long'
  | 'scheme'
  | 'userinfo'
  | 'port'
  | 'host_name'
  | 'local_name'
  | 'metadata_name'
  | 'self_connection'
  | `address:${AddressReason}`;

/**
 * The target is not one that this system may connect to. The message contains no address: a caller must not learn from
 * it what an internal name resolves to. Recognize it by `name`, never by `instanceof`.
 */
export class UrlNotAllowedError extends Error {
  override readonly name = 'UrlNotAllowedError';
  /** @param entry of ALLOWED_PRIVATE_HOSTS, or of ALLOWED_MAIL_HOSTS for a mail server, that would allow it; null: none */
  constructor(
    readonly reason: UrlRefusalReason,
    readonly entry: string | null = null,
  ) {
    super(MESSAGES[reason] ?? 'The host is not on the public internet.');
  }
}

/** The name has no address, or the name servers did not respond in time. */
export class DnsFailureError extends Error {
  override readonly name = 'DnsFailureError';
  constructor(
    readonly hostname: string,
    options?: { cause?: unknown },
  ) {
    super(`The host name ${hostname} does not resolve.`, options);
  }
}

const MESSAGES: Partial<Record<UrlRefusalReason, string>> = {
  invalid_url: 'This is not a valid URL.',
  too_long: 'The URL is longer than 2,048 characters.',
  scheme: 'Only http and https URLs can be fetched.',
  userinfo: 'A URL with a user name or password cannot be fetched.',
  port: 'This port cannot be used.',
  host_name: 'This is not a valid host name.',
  self_connection: 'The proxy does not connect to itself.',
};
