import { z } from 'zod';
import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';

const acceptance = z.object({
  id: z.string(),
  site: z.string(),
  check: z.string(),
  url: z.string().nullable(),
  url_pattern: z.string().nullable(),
  reason: z.string(),
  accepted_by: z.string(),
  until: z.string().nullable(),
  state: z.string(),
  accepted_from: z.object({ audit_id: z.string(), findings: z.number() }).nullable(),
});

const judgedAgain = z.object({
  audit_id: z.string(),
  accepted_findings: z.number(),
  overall_score: z.number().nullable(),
  previous_overall_score: z.number().nullable(),
});

/** What came of judging an audit again. */
export type ShownJudgment = z.infer<typeof judgedAgain>;

/** What a user decided to live with, as far as it is shown. */
export type ShownAcceptance = z.infer<typeof acceptance>;

export const readJudgment = (answer: unknown): ShownJudgment => read(judgedAgain, answer);
export const readAcceptance = (answer: unknown): ShownAcceptance => read(acceptance, answer);
export const readAcceptances = (answer: unknown): ShownAcceptance[] => read(z.array(acceptance), answer);

function read<Shown>(shape: z.ZodType<Shown>, answer: unknown): Shown {
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new CliError(EXIT_CODES.failure, 'The platform returned an acceptance that this client cannot read', [
    z.prettifyError(parsed.error),
  ]);
}
