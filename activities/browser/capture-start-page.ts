import type { CrawlAccessRef } from '../../domain/crawl/crawl-access.js';
import { startPageShotKey } from '../../domain/operations/artifact-keys.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import { type OpenAccess, openSiteHeaders } from '../open-site-headers.js';
import type { ShotDevice } from './chrome/devices.js';
import type { StartPageCamera } from './ports.js';

export interface CaptureStartPageDeps {
  camera: StartPageCamera;
  /** @throws UrlNotAllowedError */
  checkUrl: (url: string) => URL;
  openAccess: OpenAccess;
  artifacts: Pick<ArtifactsRepository, 'putPacked'>;
}

export interface CaptureStartPageInput {
  operation: { id: string; user_id: OwnerId };
  url: string;
  /** What opens the site, where it is not public. */
  access?: CrawlAccessRef;
}

/**
 * Takes images of a start page and stores them under the audit, with which they are erased. Changes nothing on the site
 * beyond two visits of a browser. Twice: takes them again and replaces what was stored.
 * @throws UrlNotAllowedError; DomainError browser_unavailable, browser_failed, timeout
 */
export async function captureStartPage(
  { camera, checkUrl, openAccess, artifacts }: CaptureStartPageDeps,
  { operation: { id, user_id }, url, access }: CaptureStartPageInput,
  signal: AbortSignal,
): Promise<{ taken: ShotDevice[] }> {
  const target = checkUrl(url).href;
  const site = await openSiteHeaders(openAccess, user_id, access);
  const shots = await camera.capture({ url: target, site, signal });
  for (const { device, jpeg } of shots) await artifacts.putPacked(user_id, startPageShotKey(id, device), jpeg);
  return { taken: shots.map(({ device }) => device) };
}
