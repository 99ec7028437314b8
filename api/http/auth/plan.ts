import type { RequestHandler } from 'express';
import { HttpError } from '../http-error.js';
import { currentUser, readRequestContext } from '../requests/request-context.js';
import type { Plan } from './plans.js';

/** 402 when the operation's `x-required-plans` in openapi.yaml doesn't name the caller's plan. */
export const requirePlan: RequestHandler = (req, _res, next) => {
  demand(req, readRequestContext(req).match?.operation?.['x-required-plans']);
  next();
};

/**
 * For what only some requests of an operation need: its `x-partly-required-plans` in openapi.yaml.
 * @throws HttpError 402
 */
export function demandPlan(req: object): void {
  demand(req, partlyRequired(req));
}

/** Whether the caller may have the part that `x-partly-required-plans` is about. */
export function hasPlan(req: object): boolean {
  return partlyRequired(req)?.includes(currentUser(req).plan) ?? true;
}

function partlyRequired(req: object): Plan[] | undefined {
  return readRequestContext(req).match?.operation?.['x-partly-required-plans'];
}

function demand(req: object, required: readonly Plan[] | undefined): void {
  if (!required) return;
  const { plan } = currentUser(req);
  if (!required.includes(plan)) throw HttpError.planRequired(plan, required);
}
