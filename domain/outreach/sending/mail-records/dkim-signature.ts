/** Who vouches for a mail, by one of its DKIM-Signature headers (RFC 6376 3.5). */
export interface DkimSignature {
  domain: string;
  selector: string;
}

/** Null: it names no domain or no selector. */
export function readDkimSignature(header: string): DkimSignature | null {
  const tags = new Map(
    header.split(';').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).replace(/\s+/g, '')] as const;
    }),
  );
  const domain = tags.get('d')?.toLowerCase();
  const selector = tags.get('s')?.toLowerCase();
  return domain && selector ? { domain, selector } : null;
}
