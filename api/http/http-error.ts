import type { Permission } from '../../domain/workspaces/permission.js';
import type { Role } from '../../domain/workspaces/role.js';
import type { Plan } from './auth/plans.js';

/** One entry of a 422. `loc` begins with body, query, path, header or cookie. */
export interface InputError {
  loc: (string | number)[];
  msg: string;
  type: string;
}

type ErrorBody = { detail: string | InputError[] } & Record<string, unknown>;

/** An error response, decided on the HTTP side. Everything in it is shown to the caller. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Record<string, string> = {},
  ) {
    super(typeof body.detail === 'string' ? body.detail : 'Invalid input');
  }

  /** RFC 9110 15.5.2: a 401 names the scheme. */
  static unauthorized(detail = 'Not authenticated'): HttpError {
    return new HttpError(401, { detail }, { 'WWW-Authenticate': 'Bearer' });
  }

  static notFound(detail = 'Not found'): HttpError {
    return new HttpError(404, { detail });
  }

  /** What is promised for campaigns and leads, whether they are missing or another user's. */
  static campaignNotFound(): HttpError {
    return HttpError.notFound('BacklinkCampaignNotFoundError: Campaign not found or access denied');
  }

  /** For members, who know that the workspace is there. */
  static lacksPermission(role: Role, permission: Permission): HttpError {
    const detail = `Your role in this workspace (${role}) does not include the permission ${permission}. Ask an owner or an admin of the workspace.`;
    return new HttpError(403, { detail, permission });
  }

  static invalidInput(...errors: InputError[]): HttpError {
    return new HttpError(422, { detail: errors });
  }

  static planRequired(plan: Plan, requiredPlans: readonly Plan[]): HttpError {
    const detail = 'Premium or Enterprise subscription required';
    return new HttpError(402, { detail, plan, required_plans: requiredPlans });
  }

  static tooManyRequests(retryAfterSeconds: number, detail = 'Too many requests'): HttpError {
    return new HttpError(429, { detail }, { 'Retry-After': String(retryAfterSeconds) });
  }

  static unavailable(detail: string, retryAfterSeconds = 5): HttpError {
    return new HttpError(503, { detail }, { 'Retry-After': String(retryAfterSeconds) });
  }
}
