/** `leads-spring-guest-posts-2026-06-01.csv`: letters, digits and dashes alone, so that no system minds it. */
export function campaignFileName(kind: 'leads' | 'attempts' | 'replies', name: string, now: Date): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${kind}-${slug || 'campaign'}-${now.toISOString().slice(0, 10)}.csv`;
}
