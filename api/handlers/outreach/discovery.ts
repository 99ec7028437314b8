import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createDiscoveryHandlers(_deps: object): Record<string, RequestHandler> {
  return { discoverOpportunities: notBuilt };
}
