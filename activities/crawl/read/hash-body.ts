import { createHash } from 'node:crypto';
import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type { PageJob } from './page-reader.js';

const HASH_DIGITS = 32;

/** The facts with the hash of the body, where there is a whole one; computed once. */
export function hashBody(answer: NonNullable<PageJob['answer']>): FetchFacts {
  const { facts, body } = answer;
  if (facts.body_hash !== null || body === null || body.length === 0 || facts.truncated) return facts;
  return { ...facts, body_hash: createHash('sha256').update(body).digest('hex').slice(0, HASH_DIGITS) };
}
