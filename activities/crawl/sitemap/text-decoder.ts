import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { encodingOf } from '../encoding-label.js';

interface Decoder {
  write(bytes: Buffer): string;
  end(): string | undefined;
}

/**
 * Bytes of a sitemap to text, piece by piece. The protocol asks for UTF-8; another encoding is read when a byte order
 * mark or the XML declaration names it, and `isValidUtf8` is false when the bytes are not UTF-8.
 */
export class SitemapTextDecoder {
  isValidUtf8 = true;
  private decoder: Decoder | null = null;
  private rest: Buffer = Buffer.alloc(0);

  write(bytes: Buffer): string {
    this.decoder ??= chooseDecoder(bytes);
    this.check(bytes);
    return this.decoder?.write(bytes) ?? '';
  }

  end(): string {
    if (this.rest.length > 0) this.isValidUtf8 = false;
    return this.decoder?.end() ?? '';
  }

  private check(bytes: Buffer): void {
    if (!this.isValidUtf8) return;
    const all = this.rest.length > 0 ? Buffer.concat([this.rest, bytes]) : bytes;
    const whole = all.length - unfinishedBytes(all);
    this.isValidUtf8 = isUtf8(all.subarray(0, whole));
    this.rest = Buffer.from(all.subarray(whole));
  }
}

const DECLARATION = /^\s{0,100}<\?xml[^>]{1,200}?encoding\s{0,10}=\s{0,10}["']([\w.:-]{1,40})["']/;

function chooseDecoder(start: Buffer): Decoder {
  if (start[0] === 0xff && start[1] === 0xfe) return iconv.getDecoder('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return iconv.getDecoder('utf-16be');
  const declared = encodingOf(DECLARATION.exec(start.toString('latin1', 0, 512))?.[1] ?? null);
  // A declaration that could be read byte by byte is not in UTF-16.
  const isUsable = declared !== null && !declared.startsWith('utf-16') && iconv.encodingExists(declared);
  return iconv.getDecoder(isUsable ? declared : 'utf-8');
}

/** Bytes at the end that begin a UTF-8 sequence and do not finish it (RFC 3629): at most three. */
function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}
