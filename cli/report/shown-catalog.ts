import { z } from 'zod';
import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';

const catalog = z.object({
  checks: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      component: z.string(),
      severity: z.string(),
      scope: z.string(),
      title: z.string(),
      why: z.string(),
      fix: z.string(),
      reference: z.string(),
      effort_hours: z.number(),
      off_by_default: z.boolean(),
    }),
  ),
  thresholds: z.array(
    z.object({
      name: z.string(),
      default: z.number(),
      minimum: z.number(),
      maximum: z.number(),
      not_above: z.string().nullable(),
    }),
  ),
});

/** The platform's checks and thresholds. A newer one's additions are read as text. */
export type ShownCatalog = z.infer<typeof catalog>;

export function readCatalog(answer: unknown): ShownCatalog {
  const parsed = catalog.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new CliError(EXIT_CODES.failure, 'The platform returned a catalog that this client cannot read', [
    z.prettifyError(parsed.error),
  ]);
}
