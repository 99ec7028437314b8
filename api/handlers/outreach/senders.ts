import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createSendersHandlers(_deps: object): Record<string, RequestHandler> {
  return {
    createSender: notBuilt,
    listSenders: notBuilt,
    getSender: notBuilt,
    updateSender: notBuilt,
    deleteSender: notBuilt,
    verifySender: notBuilt,
  };
}
