import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createReportingHandlers(_deps: object): Record<string, RequestHandler> {
  return {
    getCampaignAnalytics: notBuilt,
    getReportingSnapshot: notBuilt,
    exportLeads: notBuilt,
    exportAttempts: notBuilt,
    exportReplies: notBuilt,
  };
}
