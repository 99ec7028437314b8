import type { MailServerLogin } from '../../../domain/outreach/sending/mail-ports.js';

const MAX_RESPONSE_CHARS = 300;
/** Shorter ones are found in words that have nothing to do with them. */
const MIN_SECRET_CHARS = 4;

/** What a server said as one line without what is ours to keep, since it is stored and shown. */
export function tidyResponse(response: string, { host, username, password }: MailServerLogin): string {
  let line = response.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  for (const secret of secretsOf(username, password, host)) line = line.replaceAll(secret, '…');
  return line.length > MAX_RESPONSE_CHARS ? `${line.slice(0, MAX_RESPONSE_CHARS)}…` : line;
}

/** Also as they go over the wire (RFC 4954), for servers that repeat what they do not understand. Longest first. */
function secretsOf(username: string | null, password: string | null, host: string): string[] {
  const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
  const signIn = password === null ? [] : [base64(`\0${username ?? ''}\0${password}`), base64(password), password];
  const name = username === null ? [] : [base64(username), username];
  return [...signIn, ...name, host]
    .filter((secret) => secret.length >= MIN_SECRET_CHARS)
    .sort((one, other) => other.length - one.length);
}
