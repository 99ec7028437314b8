import { explainRefusal } from '../../../domain/base/url/explain-refusal.js';
import { privateHostEntry } from '../../../platform/network/private-host-entry.js';

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** The error for a URL that may not be requested. */
export function describeRefusedAddress(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  const entry = privateHostEntry(hostname, port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port));
  return explainRefusal('This address may not be requested', 'ALLOWED_PRIVATE_HOSTS', entry);
}

/** The same of a mail server. */
export function describeRefusedMailServer(host: string, port: number): string {
  const entry = privateHostEntry(host.includes(':') ? `[${host.replace(/^\[|\]$/g, '')}]` : host, port);
  return explainRefusal('This mail server may not be used', 'ALLOWED_MAIL_HOSTS', entry);
}
