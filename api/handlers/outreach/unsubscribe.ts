import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createUnsubscribeHandlers(_deps: object): Record<string, RequestHandler> {
  return { showUnsubscribe: notBuilt, unsubscribe: notBuilt };
}
