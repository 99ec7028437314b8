import { z } from 'zod';
import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';
import type { ApiAnswer } from './send-request.js';

/** All forms of an error body in openapi.yaml in one. */
const errorBody = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })),
  ]),
  error: z.object({ code: z.string(), detail: z.string() }).optional(),
  errors: z.array(z.object({ mailbox: z.string(), detail: z.string() })).optional(),
  plan: z.string().optional(),
  request_id: z.string().optional(),
});

/** An error response as words for the user and a code for the shell. */
export function toApiFailure({ status, body }: Pick<ApiAnswer, 'status' | 'body'>): CliError {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return new CliError(exitCodeOf(status), `The platform returned ${status}`);
  const { detail, error, errors, plan, request_id } = parsed.data;
  if (errors) {
    const reasons = errors.map((each) => `${each.mailbox}: ${each.detail}`);
    return new CliError(EXIT_CODES.operation_failed, 'No mailbox could be read', reasons);
  }
  if (error) return toOperationFailure(error);
  if (typeof detail !== 'string') {
    const places = detail.map(({ loc, msg }) => `${loc.filter((part) => part !== 'body').join('.')}: ${msg}`);
    return new CliError(exitCodeOf(status), 'The platform refused the request', places);
  }
  const remarks = [
    ...(status === 401 ? ['Pass another one with --token or LINKWRIGHT_TOKEN'] : []),
    ...(plan === undefined ? [] : [`Your plan: ${plan}`]),
    ...(request_id === undefined ? [] : [`Request ${request_id} in the platform's log`]),
  ];
  return new CliError(exitCodeOf(status), status === 401 ? `The token was refused: ${detail}` : detail, remarks);
}

/** `what` names what failed, at the start of a sentence. */
export function toOperationFailure(error: { code: string; detail: string }, what = 'The audit'): CliError {
  return new CliError(EXIT_CODES.operation_failed, `${what} failed: ${error.detail} (${error.code})`);
}

function exitCodeOf(status: number) {
  if (status === 422) return EXIT_CODES.usage;
  return status === 401 || status === 402 || status === 403 ? EXIT_CODES.authentication : EXIT_CODES.failure;
}
