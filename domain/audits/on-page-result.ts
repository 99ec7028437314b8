import type { KeywordUse } from '../seo/artifacts/text.js';
import type { OnPageScore } from '../seo/scoring/score-page-parts.js';
import type { FirstFix } from './first-fix.js';
import type { Issue } from './issue.js';

/** An analysis of one page, scored by its parts. */
export interface OnPageResult extends OnPageScore {
  url: string;
  critical_issues: Issue[];
  warnings: Issue[];
  notices: Issue[];
  page: {
    status: number;
    ttfb_ms: number | null;
    body_bytes: number;
    title: string | null;
    description: string | null;
    lang: string | null;
    word_count: number;
    internal_links: number;
    external_links: number;
    images: number;
    images_without_alt: number;
    structured_data_types: string[];
  };
  target_keywords: KeywordUse[];
  recommendations: FirstFix[];
  generated_at: string;
}
