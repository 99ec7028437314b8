import type { RequestHandler } from 'express';
import { notBuilt } from './not-built.js';

export function createEmailsHandlers(_deps: object): Record<string, RequestHandler> {
  return { generateEmail: notBuilt, personalizeEmail: notBuilt, suggestSubjects: notBuilt, generateFollowUp: notBuilt };
}
