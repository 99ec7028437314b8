import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import type { HtmlFacts } from '../../../domain/seo/artifacts/html.js';
import { resolveEncoding } from './encoding-label.js';
import { charsetParameter, findMetaCharset, type MetaCharset } from './meta-charset.js';

type Charset = HtmlFacts['charset'];

/** HTML 13.2.3.2: a meta counts for decoding within this many bytes. */
const PRESCAN_BYTES = 1024;
/** How far a meta that comes too late is looked for, to report it. */
const LATE_META_BYTES = 65_536;

/**
 * Bytes to text by the encoding sniffing of HTML 13.2.3: byte order mark, Content-Type header, meta in the first 1,024
 * bytes; with none of these UTF-8 when the bytes are valid as such, else what a late meta says, else windows-1252.
 * Invalid sequences become U+FFFD. Encodings are reported by their name in the Encoding Standard, in lower case; a label
 * that names none is reported as it is and otherwise passed over.
 */
export function decodeCharset(body: Buffer, contentTypeHeader: string | null): { text: string; charset: Charset } {
  const headerLabel = contentTypeHeader === null ? null : charsetParameter(contentTypeHeader);
  const meta = findMeta(body);
  const { used, source, skip } = choose(body, resolveEncoding(headerLabel), meta);
  return {
    text: decode(skip > 0 ? body.subarray(skip) : body, used),
    charset: {
      used,
      source,
      header: reported(headerLabel),
      meta: reported(meta?.label ?? null),
      meta_offset: meta?.offset ?? null,
    },
  };
}

function choose(
  body: Buffer,
  header: string | null,
  meta: MetaCharset | null,
): { used: string; source: Charset['source']; skip: number } {
  const mark = byteOrderMark(body);
  if (mark) return { ...mark, source: 'bom' };
  if (header) return { used: header, source: 'header', skip: 0 };
  const named = metaEncoding(meta);
  if (meta && named && meta.offset < PRESCAN_BYTES) return { used: named, source: 'meta', skip: 0 };
  return { used: isUtf8(body) ? 'utf-8' : (named ?? 'windows-1252'), source: 'default', skip: 0 };
}

function byteOrderMark(body: Buffer): { used: string; skip: number } | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return { used: 'utf-8', skip: 3 };
  if (body[0] === 0xfe && body[1] === 0xff) return { used: 'utf-16be', skip: 2 };
  if (body[0] === 0xff && body[1] === 0xfe) return { used: 'utf-16le', skip: 2 };
  return null;
}

function findMeta(body: Buffer): MetaCharset | null {
  // Nearly every page that names its charset does so at the start; the rest is read only when it does not.
  return (
    findMetaCharset(body.toString('latin1', 0, PRESCAN_BYTES * 2)) ??
    findMetaCharset(body.toString('latin1', 0, LATE_META_BYTES))
  );
}

/** A meta that could be read byte by byte cannot be in UTF-16, whatever it says (HTML 13.2.3.2). */
function metaEncoding(meta: MetaCharset | null): string | null {
  const encoding = resolveEncoding(meta?.label ?? null);
  if (encoding?.startsWith('utf-16')) return 'utf-8';
  return encoding === 'x-user-defined' ? 'windows-1252' : encoding;
}

function reported(label: string | null): string | null {
  return label === null ? null : (resolveEncoding(label) ?? label.trim().toLowerCase().slice(0, 100));
}

function decode(bytes: Buffer, encoding: string): string {
  if (encoding === 'utf-8') return bytes.toString('utf8');
  if (iconv.encodingExists(encoding)) return iconv.decode(bytes, encoding, { stripBOM: false });
  // iconv-lite lacks ISO-2022-JP; Node's decoder has it.
  return new TextDecoder(encoding === 'x-user-defined' ? 'windows-1252' : encoding).decode(bytes);
}
