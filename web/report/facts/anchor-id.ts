/** An id to jump to, from a name that may hold anything: `issue` and `title/missing` give `issue-title-missing`. */
export function anchorId(kind: string, name: string): string {
  const slug = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return `${kind}-${slug.slice(0, 80)}`;
}
