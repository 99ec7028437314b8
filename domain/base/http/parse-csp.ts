/** Directive name → its values, both in lower case except for nonces and hashes, which are case-sensitive. */
export type CspPolicy = ReadonlyMap<string, readonly string[]>;

/** The policies of a Content-Security-Policy header (several are joined by commas) and of the meta element (CSP3 2.2). */
export function parseCsp(header: string | undefined, meta: string | null): CspPolicy[] {
  const policies = [...(header ?? '').split(','), meta ?? ''].map(parsePolicy);
  return policies.filter((policy) => policy.size > 0);
}

function parsePolicy(text: string): Map<string, readonly string[]> {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name, ...values] = directive.trim().split(/\s+/);
    // The first directive of a name counts, later ones are ignored (CSP3 2.2.1).
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), values.map(lowerKeyword));
  }
  return policy;
}

function lowerKeyword(value: string): string {
  return /^'(nonce|sha\d+)-/i.test(value)
    ? value.replace(/^'(nonce|sha\d+)-/i, (prefix) => prefix.toLowerCase())
    : value.toLowerCase();
}
