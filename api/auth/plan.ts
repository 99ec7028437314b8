import type { RequestHandler } from 'express';
import { HttpError } from '../http-error.js';
import { contextOf, currentUser } from '../requests/request-context.js';

/** 402 when the operation's `x-required-plans` in openapi.yaml doesn't name the caller's plan. */
export const requirePlan: RequestHandler = (req, _res, next) => {
  const required = contextOf(req).match?.operation?.['x-required-plans'];
  if (required) {
    const { plan } = currentUser(req);
    if (!required.includes(plan)) throw HttpError.planRequired(plan, required);
  }
  next();
};
