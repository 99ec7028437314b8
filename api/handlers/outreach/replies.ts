import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createRepliesHandlers(_deps: object): Record<string, RequestHandler> {
  return { pollReplies: notBuilt, listReplies: notBuilt, correctReply: notBuilt, listCampaignReplies: notBuilt };
}
