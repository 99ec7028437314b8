import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createSuppressionHandlers(_deps: object): Record<string, RequestHandler> {
  return {
    suppressAddress: notBuilt,
    listSuppressions: notBuilt,
    suppressAddresses: notBuilt,
    exportSuppressions: notBuilt,
    deleteSuppression: notBuilt,
  };
}
