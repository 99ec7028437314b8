/** What a DMARC record asks of receivers. */
export interface Dmarc {
  /** By tag, in lower case. Unknown tags are ignored by receivers. */
  tags: Record<string, string>;
  /** A missing one counts as none (RFC 9989 4.7); null: a word that is no policy. */
  policy: 'none' | 'quarantine' | 'reject' | null;
  /** For domains below the one that has the record. */
  subdomains: 'none' | 'quarantine' | 'reject' | null;
  /** Addresses that get aggregate reports. */
  reports: string[];
}

const POLICIES = ['none', 'quarantine', 'reject'] as const;

export function isDmarc(text: string): boolean {
  return /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text);
}

export function readDmarc(record: string): Dmarc {
  const tags: Record<string, string> = {};
  for (const part of record.split(';')) {
    const at = part.indexOf('=');
    if (at > 0) tags[part.slice(0, at).trim().toLowerCase()] ??= part.slice(at + 1).trim();
  }
  const policy = readPolicy(tags['p'] ?? 'none');
  const reports = (tags['rua'] ?? '').split(',').flatMap((uri) => {
    const address = /^\s*mailto:([^!\s]+)/i.exec(uri)?.[1];
    return address === undefined ? [] : [address];
  });
  return { tags, policy, subdomains: tags['sp'] === undefined ? policy : readPolicy(tags['sp']), reports };
}

function readPolicy(word: string): Dmarc['policy'] {
  return POLICIES.find((policy) => policy === word.toLowerCase()) ?? null;
}
