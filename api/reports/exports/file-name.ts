import { identifySite } from '../../../domain/base/url/url-identity.js';

/** `audit-www.example.com-2026-06-01.csv`: letters, digits, dots and dashes alone, so that no system minds it. */
export function exportFileName(
  kind: 'audit' | 'pages' | 'links' | 'link-targets' | 'orphans' | 'issues',
  { website_url, generated_at }: { website_url: string; generated_at: string },
  extension: string,
): string {
  const site = identifySite(website_url)
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80);
  return `${kind}-${site || 'site'}-${generated_at.slice(0, 10)}.${extension}`;
}
