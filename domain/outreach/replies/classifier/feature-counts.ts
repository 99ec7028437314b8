/** Buckets that features are hashed into; a power of two. */
export const BUCKETS = 2 ** 20;
const MASK = BUCKETS - 1;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Where the hash of a run of characters starts: apart from that of a name. */
const RUN_START = 0x9747b28c;

/** How often each feature of one kind occurs in a text, by its bucket. */
export class FeatureCounts {
  private readonly seen = new Map<number, number>();

  /** @param name What no other kind of feature is called. */
  add(name: string, count = 1): void {
    let hash = FNV_START;
    for (let index = 0; index < name.length; index++) hash = step(hash, name.charCodeAt(index));
    this.addHash(hash, count);
  }

  /** All runs of two to `longest` characters that begin at `start` and do not go beyond a blank. */
  addRuns(text: string, start: number, longest: number): void {
    let hash = RUN_START;
    for (let length = 1; length <= longest && start + length <= text.length; length++) {
      hash = step(hash, text.charCodeAt(start + length - 1));
      if (length > 1) this.addHash(hash, 1);
      if (length > 2 && text[start + length - 1] === ' ') break;
    }
  }

  private addHash(hash: number, count: number): void {
    const bucket = (hash ^ (hash >>> 15)) & MASK;
    this.seen.set(bucket, (this.seen.get(bucket) ?? 0) + count);
  }

  /** Adds them to a vector by bucket: counts are damped, and all together have the length `weight`. */
  addTo(vector: Map<number, number>, weight: number): void {
    let square = 0;
    for (const count of this.seen.values()) square += (1 + Math.log(count)) ** 2;
    const scale = weight / Math.sqrt(square || 1);
    for (const [bucket, count] of this.seen)
      vector.set(bucket, (vector.get(bucket) ?? 0) + (1 + Math.log(count)) * scale);
  }
}

function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, FNV_PRIME) >>> 0;
}
