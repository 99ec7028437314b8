import type { Reply } from './reply.js';

/** The least confidence, 0–1, at which mail continues or waiting ends without a person. */
export const SURE_FROM = 0.8;

/** Whether what a reply was taken for can be acted on; else it waits for a person, or for a model where one is set up. */
export function isSureVerdict({ classified_by, confidence }: Pick<Reply, 'classified_by' | 'confidence'>): boolean {
  return classified_by !== 'rules' || confidence >= SURE_FROM;
}
