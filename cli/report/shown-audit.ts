import { z } from 'zod';
import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';

const score = z.number().nullable();
const issue = z.object({ check_id: z.string(), title: z.string(), level: z.enum(['critical', 'warning', 'notice']) });
const component = z.object({
  status: z.enum(['completed', 'failed', 'skipped']),
  weight: z.number(),
  score,
  error: z.string().nullable(),
  issues: z.array(issue),
});

const shownAudit = z.object({
  audit_id: z.string(),
  audit_type: z.enum(['complete', 'quick']),
  final_url: z.string(),
  overall_score: score,
  overall_status: z.enum(['excellent', 'good', 'fair', 'needs_improvement']).nullable(),
  score_coverage: z.number(),
  reliability: z.object({ reliable: z.boolean(), reason: z.string().nullable() }),
  score_gates: z.array(z.object({ cap: z.number(), reason: z.string() })).default([]),
  /** `cap`: the maximum that all gates allow together; absent in older audits. */
  score_breakdown: z.object({ cap: z.number().optional() }).optional(),
  components: z.object({
    technical_seo: component,
    on_page_seo: component,
    page_speed: component,
    sitemap: component,
    content_strategy: component,
  }),
  issue_counts: z.object({ critical: z.number(), warning: z.number(), notice: z.number() }),
  /** Absent in older audits. */
  accepted: z.object({ findings: z.number() }).default({ findings: 0 }),
  benchmarking: z
    .object({
      competitors: z.array(
        z.object({
          url: z.string(),
          status: z.enum(['completed', 'failed']),
          error: z.string().nullable(),
          benchmark_index: score,
        }),
      ),
      your_rank: z.number().nullable(),
      ranked_sites: z.number(),
      your_index: score,
      advantages: z.array(z.unknown()),
      gaps: z.array(z.unknown()),
    })
    .nullable(),
  recommendations: z.array(
    z.object({
      priority: z.enum(['High', 'Medium', 'Low']),
      kind: z.enum(['fix', 'improvement']),
      title: z.string(),
      evidence: z.object({ count: z.number(), urls: z.array(z.string()) }),
      effort: z.object({ value: z.number(), unit: z.enum(['days', 'weeks']) }),
      explains: z.object({ findings: z.number() }).nullish(),
      page_to_edit: z.string().nullish(),
    }),
  ),
  crawl: z.object({
    pages: z.number(),
    depth: z.number(),
    duration_ms: z.number(),
    not_followed_summary: z.string().nullable().optional(),
  }),
  previous: z
    .object({
      overall_score: score,
      change: score,
      audit_id: z.string(),
      new_issues: z.array(issue),
      fixed_issues: z.array(z.unknown()),
    })
    .nullable(),
});

/** The part of a CompleteAudit that is shown here; the rest may change without this client noticing. */
export type ShownAudit = z.infer<typeof shownAudit>;
export type ShownIssue = z.infer<typeof issue>;

export function readAudit(result: unknown): ShownAudit {
  const parsed = shownAudit.safeParse(result);
  if (parsed.success) return parsed.data;
  throw new CliError(EXIT_CODES.failure, 'The platform returned an audit that this client cannot read', [
    z.prettifyError(parsed.error),
  ]);
}
