import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createCampaignsHandlers(_deps: object): Record<string, RequestHandler> {
  return {
    createCampaign: notBuilt,
    listCampaigns: notBuilt,
    getCampaign: notBuilt,
    updateCampaign: notBuilt,
    deleteCampaign: notBuilt,
  };
}
