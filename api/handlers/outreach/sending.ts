import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createSendingHandlers(_deps: object): Record<string, RequestHandler> {
  return {
    sendOutreach: notBuilt,
    createFollowUp: notBuilt,
    cancelFollowUp: notBuilt,
    previewOutreach: notBuilt,
    queueOutreach: notBuilt,
    pauseQueue: notBuilt,
    resumeQueue: notBuilt,
    resolveAttempt: notBuilt,
    listAttempts: notBuilt,
    listFollowUps: notBuilt,
  };
}
