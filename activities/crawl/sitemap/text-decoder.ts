import { isAscii, isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { resolveEncoding } from '../charset/encoding-label.js';

interface Decoder {
  write(bytes: Buffer): string;
  end(): string | undefined;
}

/** A declaration ends within this many bytes, or there is none. */
const START_BYTES = 512;

/**
 * Bytes of a sitemap to text, piece by piece. The protocol asks for UTF-8; another encoding is used when a byte order
 * mark, the form of the first characters or the XML declaration indicates it (XML 1.0, appendix F). `isValidUtf8` is
 * false when the bytes are not UTF-8, or are said to be something else and go beyond ASCII.
 */
export class SitemapTextDecoder {
  isValidUtf8 = true;
  private decoder: Decoder | null = null;
  private isDeclaredOther = false;
  private start: Buffer = Buffer.alloc(0);
  private rest: Buffer = Buffer.alloc(0);

  write(bytes: Buffer): string {
    if (this.decoder) return this.decode(this.decoder, bytes);
    this.start = Buffer.concat([this.start, bytes]);
    return isTelling(this.start) ? this.begin() : '';
  }

  end(): string {
    const text = this.decoder ? '' : this.begin();
    if (this.rest.length > 0) this.isValidUtf8 = false;
    return text + (this.decoder?.end() ?? '');
  }

  private begin(): string {
    const encoding = encodingOfStart(this.start);
    this.isDeclaredOther = encoding !== 'utf-8';
    if (encoding.startsWith('utf-16')) this.isValidUtf8 = false;
    this.decoder = iconv.getDecoder(encoding);
    return this.decode(this.decoder, this.start);
  }

  private decode(decoder: Decoder, bytes: Buffer): string {
    this.check(bytes);
    return decoder.write(bytes);
  }

  private check(bytes: Buffer): void {
    if (!this.isValidUtf8) return;
    if (this.isDeclaredOther) {
      this.isValidUtf8 = isAscii(bytes);
      return;
    }
    const all = this.rest.length > 0 ? Buffer.concat([this.rest, bytes]) : bytes;
    const whole = all.length - unfinishedBytes(all);
    this.isValidUtf8 = isUtf8(all.subarray(0, whole));
    this.rest = Buffer.from(all.subarray(whole));
  }
}

const DECLARATION = /^\s{0,100}<\?xml[^>]{1,200}?encoding\s{0,10}=\s{0,10}["']([\w.:-]{1,40})["']/;

/** The first bytes decide the encoding: a declaration is complete, or the text does not begin like one. */
function isTelling(start: Buffer): boolean {
  if (start.length >= START_BYTES) return true;
  const text = start.toString('latin1').trimStart();
  return text.length >= 5 && (!text.startsWith('<?xml') || text.includes('?>'));
}

function encodingOfStart(start: Buffer): string {
  const first = start.length < 4 ? 0 : start.readUInt32BE(0);
  if ((start[0] === 0xff && start[1] === 0xfe) || first === 0x3c003f00) return 'utf-16le';
  if ((start[0] === 0xfe && start[1] === 0xff) || first === 0x003c003f) return 'utf-16be';
  const declared = resolveEncoding(DECLARATION.exec(start.toString('latin1', 0, START_BYTES))?.[1] ?? null);
  // A declaration that could be read byte by byte is not in UTF-16.
  const isUsable = declared !== null && !declared.startsWith('utf-16') && iconv.encodingExists(declared);
  return isUsable ? declared : 'utf-8';
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
