import { createPublicKey } from 'node:crypto';
import type { DkimSignature } from '../../../domain/outreach/sending/mail-records/dkim-signature.js';
import { type DkimKey, judgeDkim } from '../../../domain/outreach/sending/mail-records/judge-dkim.js';
import type { VerifiedPart } from '../../../domain/outreach/sending/sender-verification.js';
import type { RecordResolver } from './look-up.js';
import { readTxtRecords } from './read-txt-records.js';

type Resolver = Pick<RecordResolver, 'resolveTxt'>;

/** @param signatures of the newest mail that the sender has sent to itself; null: there is none */
export async function checkDkim(
  resolver: Resolver,
  { domain, smtpHost }: { domain: string; smtpHost: string },
  signatures: DkimSignature[] | null,
): Promise<VerifiedPart> {
  const keys = await Promise.all((signatures ?? []).map((signature) => readKey(resolver, signature)));
  return judgeDkim(domain, { signatures, keys }, smtpHost);
}

/** RFC 6376 3.6.1: `p` is the key, as base64; one that is empty was revoked. */
async function readKey(resolver: Resolver, { domain, selector }: DkimSignature): Promise<DkimKey> {
  const texts = await readTxtRecords(resolver, `${selector}._domainkey.${domain}`);
  if (texts === null) return { state: 'silent', bits: null };
  const record = texts.find((text) => /(?:^|;)\s*p\s*=/i.test(text));
  if (record === undefined) return { state: 'missing', bits: null };
  const key = (/(?:^|;)\s*p\s*=([^;]*)/i.exec(record)?.[1] ?? '').replace(/\s+/g, '');
  if (key === '') return { state: 'revoked', bits: null };
  // Ed25519 keys are 32 bytes without a wrapping (RFC 8463 4.2).
  if (/(?:^|;)\s*k\s*=\s*ed25519/i.test(record)) return { state: 'found', bits: null };
  try {
    const read = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return { state: 'found', bits: read.asymmetricKeyDetails?.modulusLength ?? null };
  } catch {
    // Of what others publish, only that it is no key matters.
    return { state: 'unreadable', bits: null };
  }
}
