import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createTemplatesHandlers(_deps: object): Record<string, RequestHandler> {
  return {
    createTemplate: notBuilt,
    listTemplates: notBuilt,
    getTemplate: notBuilt,
    updateTemplate: notBuilt,
    deleteTemplate: notBuilt,
  };
}
