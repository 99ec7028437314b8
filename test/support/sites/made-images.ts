import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { ImageFormat } from '../../../domain/seo/artifacts/image-facts.js';

interface Plain {
  width?: number;
  height?: number;
  /** 0–255 each; with alpha 0–1. */
  color?: { r: number; g: number; b: number; alpha?: number };
}

/** an image of one color. */
export function plainImage(
  format: ImageFormat,
  { width = 40, height = 20, color = BROWN }: Plain = {},
): Promise<Buffer> {
  const channels = color.alpha === undefined ? 3 : 4;
  return sharp({ create: { width, height, channels, background: color } })
    .toFormat(format)
    .toBuffer();
}

/** an image in which no two pixels agree, as photos have it. */
export function noisyImage(format: ImageFormat, { width = 400, height = 300 } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .toFormat(format)
    .toBuffer();
}

const BROWN = { r: 120, g: 70, b: 30 };

/** A PNG whose header promises this many pixels, of which a few thousand bytes are there. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 2;
  const data = deflateSync(Buffer.alloc(1_000_000));
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(8 + body.length);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), 4 + body.length);
  return whole;
}

/** CRC-32 as PNG has it (ISO 3309); zlib's own is not in the oldest Node supported. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
