import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { unzipOnly } from './unzip-only.js';

/** A day of a large sender has some 2 MB; what is larger is made to use up memory. */
export const MOST_REPORT_BYTES = 20 * 1024 * 1024;

const inflateGzip = promisify(gunzip);

/**
 * The XML in an attachment, known by its first bytes: senders label gzip as zip, and both as plain bytes. Null: it is
 * neither packed nor XML.
 * @throws Error when it cannot be unpacked, or is too large unpacked
 */
export async function unpackReport(content: Buffer): Promise<Buffer | null> {
  if (content[0] === 0x1f && content[1] === 0x8b)
    return inflateGzip(content, { maxOutputLength: MOST_REPORT_BYTES }).catch(refuse);
  if (content.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    return unzipOnly(content, MOST_REPORT_BYTES).catch(refuse);
  return looksLikeXml(content) ? content : null;
}

/** Whether these bytes begin as a report does: with an XML declaration, or its outermost element. */
export function looksLikeXml(content: Buffer): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|(?:[\w-]+:)?feedback)\b/.test(
    content.subarray(0, 200).toString('latin1'),
  );
}

function refuse(error: unknown): never {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  if (isTooLarge) throw new Error(`it has more than ${MOST_REPORT_BYTES / 1024 / 1024} MB unpacked`);
  throw error instanceof Error ? error : new Error(String(error));
}
