import { z } from 'zod';
import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';

const score = z.number().nullable();
const change = z.object({ from: score, to: score, change: score });
const audit = z.object({
  audit_id: z.string(),
  created_at: z.string(),
  audit_type: z.string(),
  website_url: z.string(),
});
const issues = z.array(
  z.object({
    check_id: z.string(),
    title: z.string(),
    level: z.enum(['critical', 'warning', 'notice']),
    affected: z.object({ before: z.number(), after: z.number(), change: z.number() }),
  }),
);

const comparison = z.object({
  base: audit,
  other: audit,
  score_change: z.object({
    overall: change,
    components: z.object({
      technical_seo: change,
      on_page_seo: change,
      page_speed: change,
      sitemap: change,
      content_strategy: change,
    }),
  }),
  issues: z.object({ new: issues, fixed: issues, worse: issues, better: issues }),
  counts: z.object({
    new: z.number(),
    fixed: z.number(),
    unchanged: z.number(),
    worse: z.number(),
    better: z.number(),
    not_compared: z.number(),
  }),
  pages: z.object({ from: z.number(), to: z.number(), change: z.number() }),
  notes: z.array(z.string()),
});

/** The part of a comparison that is shown here. */
export type ShownComparison = z.infer<typeof comparison>;

export function readComparison(answer: unknown): ShownComparison {
  const parsed = comparison.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new CliError(EXIT_CODES.failure, 'The platform returned a comparison that this client cannot read', [
    z.prettifyError(parsed.error),
  ]);
}
