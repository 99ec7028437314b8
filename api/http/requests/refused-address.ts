import { privateHostEntry } from '../../../platform/network/private-host-entry.js';

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * The error for a URL that may not be requested: one text for every reason, since it must not reveal what is inside the
 * network. If a setting can allow it, the text names that setting and the value to add: most people who request such a
 * URL run Linkwright themselves.
 */
export function describeRefusedAddress(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  const entry = privateHostEntry(hostname, port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port));
  return withSetting('This address may not be requested', 'ALLOWED_PRIVATE_HOSTS', entry);
}

/** The same of a mail server. */
export function describeRefusedMailServer(host: string, port: number): string {
  const entry = privateHostEntry(host.includes(':') ? `[${host.replace(/^\[|\]$/g, '')}]` : host, port);
  return withSetting('This mail server may not be used', 'ALLOWED_MAIL_HOSTS', entry);
}

function withSetting(refusal: string, setting: string, entry: string | null): string {
  if (entry === null) return refusal;
  return (
    `${refusal}. If it is on your own machine or network, add ${entry} to ${setting} in .env (${setting}=${entry}; ` +
    'several with commas) and restart Linkwright.'
  );
}
