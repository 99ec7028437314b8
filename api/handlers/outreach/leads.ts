import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createLeadsHandlers(_deps: object): Record<string, RequestHandler> {
  return {
    addLead: notBuilt,
    listLeads: notBuilt,
    addLeads: notBuilt,
    importLeads: notBuilt,
    updateLeadStatuses: notBuilt,
    getLead: notBuilt,
    updateLead: notBuilt,
    deleteLead: notBuilt,
    updateLeadStatus: notBuilt,
  };
}
