import { startPageShotKey } from '../../domain/artifact-keys.js';
import type { ArtifactsRepository } from '../../store/repositories/artifacts.js';
import type { ShotDevice } from './devices.js';
import type { StartPageCamera } from './ports.js';

export interface CaptureStartPageDeps {
  camera: StartPageCamera;
  /** @throws UrlNotAllowedError */
  checkUrl: (url: string) => URL;
  artifacts: Pick<ArtifactsRepository, 'putPacked'>;
}

export interface CaptureStartPageInput {
  operation: { id: string; user_id: string };
  url: string;
}

/**
 * Takes pictures of a start page and stores them under the audit, with which they are erased. Changes nothing on the site
 * beyond two visits of a browser. Twice: takes them again and replaces what was stored.
 * @throws UrlNotAllowedError; DomainError browser_unavailable, browser_failed, timeout
 */
export async function captureStartPage(
  { camera, checkUrl, artifacts }: CaptureStartPageDeps,
  { operation: { id, user_id }, url }: CaptureStartPageInput,
  signal: AbortSignal,
): Promise<{ taken: ShotDevice[] }> {
  const shots = await camera.capture({ url: checkUrl(url).href, signal });
  for (const { device, jpeg } of shots) await artifacts.putPacked(user_id, startPageShotKey(id, device), jpeg);
  return { taken: shots.map(({ device }) => device) };
}
