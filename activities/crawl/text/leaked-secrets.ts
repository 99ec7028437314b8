import type { LeakedSecret, SecretKind } from '../../../domain/seo/artifacts/html.js';
import { mayHoldKey } from './key-shaped.js';

const MAX_SECRETS = 10;
/** Bits a character; random text of these alphabets has over 4, words and fillers ("xxxx", "1234") less. */
const MIN_ENTROPY_BITS = 3.2;

interface SecretForm {
  kind: SecretKind;
  /** The last group, or the whole where there is none, is the secret. */
  pattern: RegExp;
  /** Distinguished from examples by its form alone: there are no random characters to measure. */
  isBlock?: true;
}

/** Forms as their issuers document them; each bounded, so that searching takes linear time. */
const FORMS: readonly SecretForm[] = [
  // An AWS key id is no secret and part of signed links; with the 40 characters beside it, it opens the account.
  {
    kind: 'aws_secret_key',
    pattern: /\bA[KS]IA[A-Z2-7]{16}\b[^<>]{1,120}?(?<![\w/+=-])([A-Za-z0-9/+]{40})(?![\w/+=-])/g,
  },
  { kind: 'github_token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59})\b/g },
  { kind: 'gitlab_token', pattern: /\bglpat-[\w-]{20}(?![\w-])/g },
  { kind: 'slack_token', pattern: /\bxox[abprs]-\d{9,14}-(?:\d{9,14}-){0,2}[A-Za-z0-9]{24,64}\b/g },
  {
    kind: 'slack_webhook',
    pattern: /\bhooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/([A-Za-z0-9]{24})\b/g,
  },
  { kind: 'stripe_secret_key', pattern: /\b[rs]k_live_[A-Za-z0-9]{24,128}\b/g },
  { kind: 'sendgrid_key', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g },
  { kind: 'npm_token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { kind: 'google_api_key', pattern: /\bAIza[\w-]{35}(?![\w-])/g },
  {
    kind: 'private_key',
    pattern:
      /-----BEGIN (?:RSA |EC |DSA |OPENSSH )?PRIVATE KEY-----(?:\s|\\[nr]){1,8}[A-Za-z0-9+/=\s\\]{200,8000}-----END/g,
    isBlock: true,
  },
];

const EXAMPLE = /example|placeholder|sample|dummy|redacted|your|test|fake|xxxx|0{6}|1234567|abcdef|\*{3}|(.)\1{5}/i;
/** What shows text as code: a key between these is what a text speaks about. */
const CODE_ELEMENTS = ['pre', 'code', 'samp', 'textarea'];

/** Keys in the source of a page that its readers could use, masked; documentation examples and fillers do not count. */
export function findLeakedSecrets(source: string): LeakedSecret[] {
  if (!mayHoldKey(source)) return [];
  const found = new Map<string, LeakedSecret>();
  for (const { kind, pattern, isBlock } of FORMS) {
    for (const match of source.matchAll(pattern)) {
      const secret = match[1] ?? match[0];
      const isMeant = isBlock ? !isShownAsCode(source, match.index) : isRandom(secret);
      if (!isMeant || found.has(secret)) continue;
      const place = isInside(source, match.index, ['script']) ? 'script' : 'page';
      found.set(secret, { kind, masked: isBlock ? '-----BEGIN PRIVATE KEY-----…' : mask(secret), place });
      if (found.size === MAX_SECRETS) return [...found.values()];
    }
  }
  return [...found.values()];
}

function isRandom(secret: string): boolean {
  const body = secret.slice(secret.lastIndexOf('_', 12) + 1);
  const isMixed = /\d/.test(body) && /[a-z]/.test(body) && /[A-Z]/.test(body);
  return isMixed && !EXAMPLE.test(body) && entropyBits(body) >= MIN_ENTROPY_BITS;
}

/** Shannon entropy of the characters. */
function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

function isShownAsCode(source: string, index: number): boolean {
  return isInside(source, index, CODE_ELEMENTS);
}

/** Some of these elements opened before the place and did not close again. */
function isInside(source: string, index: number, names: readonly string[]): boolean {
  return names.some((name) => {
    const opened = source.lastIndexOf(`<${name}`, index);
    return opened >= 0 && source.lastIndexOf(`</${name}`, index) < opened;
  });
}

function mask(secret: string): string {
  return `${secret.slice(0, 4)}…${secret.slice(-2)} (${secret.length} characters)`;
}
