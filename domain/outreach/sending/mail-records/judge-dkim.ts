import { registrableName } from '../../addresses/registrable-name.js';
import type { VerifiedPart } from '../sender-verification.js';
import type { DkimSignature } from './dkim-signature.js';
import { sendingService } from './sending-service.js';

/** The key that DNS has for a signature. */
export interface DkimKey {
  state: 'found' | 'missing' | 'revoked' | 'unreadable' | 'silent';
  /** Of an RSA key; null for another kind, or where none was found. */
  bits: number | null;
}

export interface DkimFacts {
  /** Of the newest mail in the inbox that the sender has sent itself; null: there is none. */
  signatures: DkimSignature[] | null;
  /** Of each signature, in their order. */
  keys: DkimKey[];
}

/** RFC 8301 3.2: receivers take no shorter ones; 2,048 are what signers should use. */
const LEAST_BITS = 1024;
const GOOD_BITS = 2048;

/** Whether mail of the domain carries a signature of its own that receivers can check. */
export function judgeDkim(domain: string, { signatures, keys }: DkimFacts, smtpHost: string): VerifiedPart {
  const where = sendingService(smtpHost)?.dkim;
  const turnOn = where === undefined ? [] : [`Turn DKIM on in ${where}.`];
  const part = (status: VerifiedPart['status'], detail: string, advice: string[] = []): VerifiedPart => ({
    status,
    detail,
    advice,
    record: null,
  });
  if (signatures === null)
    return part('unknown', 'Which key signs is only seen on an email that has arrived', [
      'Send a test email from this mailbox to itself, then test the connection again.',
    ]);
  if (signatures.length === 0) return part('failed', 'Its latest email to itself is not signed', turnOn);
  const own = signatures.findIndex((one) => registrableName(one.domain) === registrableName(domain));
  const signature = signatures[own];
  if (signature === undefined) {
    const others = [...new Set(signatures.map((one) => one.domain))].join(', ');
    return part('failed', `Its email is signed by ${others}, not by ${domain}`, turnOn);
  }
  const name = `${signature.selector}._domainkey.${signature.domain}`;
  const key = keys[own] ?? { state: 'silent', bits: null };
  if (key.state === 'silent') return part('unknown', 'DNS does not respond');
  if (key.state === 'missing') return part('failed', `${name} has no key, so receivers cannot check the signature`);
  if (key.state === 'revoked') return part('failed', `The key at ${name} is revoked`);
  if (key.state === 'unreadable') return part('failed', `The key at ${name} cannot be read`);
  const { bits } = key;
  if (bits !== null && bits < LEAST_BITS)
    return part('failed', `The key at ${name} has ${bits} bits; receivers ignore keys below ${LEAST_BITS}`);
  const short = bits !== null && bits < GOOD_BITS ? [`Use a key of ${GOOD_BITS} bits: this one has ${bits}.`] : [];
  return part('ok', `Signed by ${signature.domain} (selector ${signature.selector})`, short);
}
