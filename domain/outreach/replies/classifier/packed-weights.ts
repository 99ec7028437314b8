/** Weights as the training writes them. */
export interface PackedWeights {
  /** SHA-256 of the texts that they were learned from, in hexadecimal. */
  texts: string;
  /** What one step of a stored weight is worth. */
  step: number;
  /** Softens (above 1) or sharpens the shares until they are as often right as they say. */
  temperature: number;
  /** Of each kept bucket the distance from the one before, as a base-128 number (LEB128), then a signed byte for each class. */
  rows: string;
}

/** Rows of weights by bucket. */
export interface Weights {
  /** Where the row of a bucket begins in `rows`; -1: it has none. */
  starts: Int32Array;
  rows: Int8Array;
  step: number;
  temperature: number;
}

export function unpackWeights(
  { rows: packed, step, temperature }: Omit<PackedWeights, 'texts'>,
  buckets: number,
  classes: number,
): Weights {
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  const starts = new Int32Array(buckets).fill(-1);
  const rows = new Int8Array(bytes.length);
  let bucket = -1;
  let kept = 0;
  for (let at = 0; at < bytes.length; ) {
    let distance = 0;
    let shift = 0;
    for (let more = true; more; shift += 7) {
      const byte = bytes[at++] ?? 0;
      distance |= (byte & 127) << shift;
      more = byte > 127;
    }
    bucket += distance;
    starts[bucket] = kept;
    for (let index = 0; index < classes; index++) rows[kept++] = ((bytes[at++] ?? 0) << 24) >> 24;
  }
  return { starts, rows: rows.subarray(0, kept), step, temperature };
}

/** @param weights By bucket, then class. Buckets whose weights are all nearly nothing are left out. */
export function packWeights(weights: Float32Array, classes: number): Pick<PackedWeights, 'step' | 'rows'> {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const step = most / 127;
  const bytes: number[] = [];
  let before = -1;
  for (let bucket = 0; bucket * classes < weights.length; bucket++) {
    const row = Array.from(weights.subarray(bucket * classes, (bucket + 1) * classes), (each) =>
      Math.round(each / step),
    );
    if (row.every((each) => each === 0)) continue;
    for (let distance = bucket - before; ; distance >>>= 7) {
      bytes.push(distance > 127 ? (distance & 127) | 128 : distance);
      if (distance <= 127) break;
    }
    for (const each of row) bytes.push(each & 255);
    before = bucket;
  }
  return { step, rows: toBase64(bytes) };
}

function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
