import { z } from 'zod';
import type { OperationStatus, Progress } from '../../domain/operations/operations.js';
import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';

const STATUSES = [
  'queued',
  'running',
  'completed',
  'failed',
  'cancelled',
  'timed_out',
] as const satisfies readonly OperationStatus[];

export const progressSchema: z.ZodType<Progress> = z.object({
  done: z.number(),
  total: z.number(),
  phase: z.string(),
  message: z.string(),
});

const operationSchema = z.object({
  id: z.string(),
  status: z.enum(STATUSES),
  progress: progressSchema,
  result_url: z.string().nullable(),
  error: z.object({ code: z.string(), detail: z.string() }).nullable(),
  links: z.object({
    self: z.string(),
    result: z.string(),
    events: z.string(),
    audit: z.string().optional(),
    report: z.string().optional(),
  }),
  /** Once completed. */
  result: z.unknown().optional(),
});

/** An operation as the API shows it. Fields that a newer platform adds are passed over. */
export type ClientOperation = z.infer<typeof operationSchema>;

export function readOperation(body: unknown): ClientOperation {
  const parsed = operationSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new CliError(EXIT_CODES.failure, 'The platform returned an operation that this client cannot read', [
    z.prettifyError(parsed.error),
  ]);
}

export function hasEnded({ status }: Pick<ClientOperation, 'status'>): boolean {
  return status !== 'queued' && status !== 'running';
}
