/** In how many of their 64 bits two SimHashes (16 hex digits each) differ. */
export function simhashDistance(one: string, other: string): number {
  let distance = 0;
  for (let at = 0; at < 16; at += 8) {
    let bits = Number.parseInt(one.slice(at, at + 8), 16) ^ Number.parseInt(other.slice(at, at + 8), 16);
    for (; bits !== 0; bits &= bits - 1) distance += 1;
  }
  return distance;
}
