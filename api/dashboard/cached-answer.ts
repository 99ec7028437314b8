import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { DashboardAnswersRepository } from '../../store/dashboard/dashboard-answers.js';
import type { SiteVersionsRepository } from '../../store/sites/site-versions.js';
import { currentUser } from '../http/requests/request-context.js';
import { sendJsonText } from '../operations/send-operation.js';

export interface CachedAnswerDeps {
  dashboardAnswers: DashboardAnswersRepository;
  siteVersions: Pick<SiteVersionsRepository, 'read'>;
  /** How long a response is reused while nothing new became known. */
  cacheSeconds: number;
}

export interface CachedAnswer {
  /** As identifySite writes it; empty where no site is watched. */
  site: string;
  /** Which response of the site it is: the operationId, and what else it depends on. */
  name: string;
  /** @returns the response, as JSON */
  make(): Promise<object>;
}

/**
 * Responds with the cached response as long as nothing new became known about the site and it has not expired;
 * otherwise creates it anew. A browser that already has the same response gets 304 (RFC 9110 13.1.2).
 */
export async function sendCached(
  deps: CachedAnswerDeps,
  req: Pick<Request, 'get'>,
  res: Response,
  { site, name, make }: CachedAnswer,
): Promise<void> {
  const { id: user_id } = currentUser(req);
  const place = { user_id, site, name };
  // Read before anything is computed: what becomes known meanwhile makes the response outdated.
  const [version, kept] = await Promise.all([deps.siteVersions.read(user_id, site), deps.dashboardAnswers.find(place)]);
  const isHit = kept !== null && kept.version === version && kept.expires_at > new Date();
  const answer = isHit ? kept : await makeAnswer(deps, version, make);
  await Promise.all([
    isHit ? undefined : deps.dashboardAnswers.put(place, answer),
    deps.dashboardAnswers.noteUse(user_id, isHit),
  ]);
  res.set({ ETag: answer.etag, 'Cache-Control': 'private, no-cache' });
  if (matches(req.get('if-none-match'), answer.etag)) res.status(304).end();
  else sendJsonText(res, answer.body);
}

async function makeAnswer({ cacheSeconds }: CachedAnswerDeps, version: number, make: CachedAnswer['make']) {
  const body = JSON.stringify(await make());
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { version, etag, body, expires_at: new Date(Date.now() + cacheSeconds * 1_000) };
}

/** Weak comparison, as GET wants it. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
