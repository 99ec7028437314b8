import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createPolicyHandlers(_deps: object): Record<string, RequestHandler> {
  return { validatePolicy: notBuilt, listPolicyLog: notBuilt };
}
