import type { ImapFlow } from 'imapflow';
import { type DkimSignature, readDkimSignature } from '../../../domain/outreach/sending/mail-records/dkim-signature.js';

/** Searching a full inbox by sender alone can take a server long. */
const LOOK_BACK_MS = 90 * 24 * 60 * 60_000;
const SIGNATURE = 'dkim-signature';

/**
 * The DKIM signatures of the newest mail in the open folder that an address has sent, such as a test mail to itself; null
 * where there is none.
 */
export async function findOwnSignatures(
  client: Pick<ImapFlow, 'search' | 'fetchOne'>,
  email: string,
  now: Date,
): Promise<DkimSignature[] | null> {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const found = await client.search({ from: email, since }, { uid: true });
  const newest = found ? found.at(-1) : undefined;
  if (newest === undefined) return null;
  const mail = await client.fetchOne(String(newest), { headers: [SIGNATURE] }, { uid: true });
  const headers = mail ? mail.headers : undefined;
  if (!headers) return null;
  return unfold(headers.toString('latin1')).flatMap((line) => {
    const at = line.indexOf(':');
    const signature = line.slice(0, at).toLowerCase() === SIGNATURE ? readDkimSignature(line.slice(at + 1)) : null;
    return signature ? [signature] : [];
  });
}

/** RFC 5322 2.2.3: a header continues on lines that begin with a blank. */
function unfold(headers: string): string[] {
  return headers.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/);
}
