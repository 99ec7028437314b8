import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { Priority } from '../../../domain/audits/recommendation.js';
import type { Severity } from '../../../domain/seo/checks/check.js';
import type { ComponentName } from '../../../domain/seo/components.js';

/** The meaning of a color. Never conveyed by color alone: there is a word beside it. */
export type Tone = 'good' | 'warn' | 'bad' | 'note';

/** Components as headings. */
export const COMPONENT_HEADINGS: Readonly<Record<ComponentName, string>> = {
  technical_seo: 'Technical SEO',
  on_page_seo: 'On-page SEO',
  page_speed: 'Page speed',
  sitemap: 'Sitemap',
  content_strategy: 'Content',
};

export const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = {
  critical: 'bad',
  high: 'bad',
  medium: 'warn',
  low: 'note',
  info: 'note',
};

export const PRIORITY_TONES: Readonly<Record<Priority, Tone>> = { High: 'bad', Medium: 'warn', Low: 'note' };

export const STATUS_WORDS: Readonly<Record<NonNullable<CompleteAudit['overall_status']>, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  needs_improvement: 'Needs improvement',
};

/** The bands of the overall score: excellent from 80, good from 65, fair from 50. */
export function toneOfScore(score: number | null): Tone {
  if (score === null) return 'note';
  if (score >= 65) return 'good';
  return score >= 50 ? 'warn' : 'bad';
}

/** `lcp_poor_ms` → `lcp poor ms` */
export function inWords(name: string): string {
  return name.replaceAll('_', ' ');
}
