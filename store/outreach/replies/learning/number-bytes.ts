import { toBuffer } from '../../../artifacts/artifacts.js';

/** Numbers as bytes, little-endian whatever the machine. */
export function toBytes(
  numbers: readonly number[] | Int32Array | Int16Array,
  kind: 'int32' | 'int16' | 'float32',
): Buffer {
  const size = kind === 'int16' ? 2 : 4;
  const bytes = Buffer.alloc(numbers.length * size);
  for (const [index, value] of numbers.entries()) {
    if (kind === 'int16') bytes.writeInt16LE(value, index * size);
    else if (kind === 'int32') bytes.writeInt32LE(value, index * size);
    else bytes.writeFloatLE(value, index * size);
  }
  return bytes;
}

/** @param stored A Buffer, or the BSON Binary that lean() gives. */
export function fromBytes(stored: unknown, kind: 'int32' | 'int16' | 'float32'): number[] {
  const bytes = toBuffer(stored);
  const size = kind === 'int16' ? 2 : 4;
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) => {
    if (kind === 'int16') return bytes.readInt16LE(index * size);
    return kind === 'int32' ? bytes.readInt32LE(index * size) : bytes.readFloatLE(index * size);
  });
}
