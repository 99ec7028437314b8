import type { ArtifactsRepository } from '../../store/repositories/artifacts.js';

export interface PictureDeps {
  artifacts: Pick<ArtifactsRepository, 'getPacked' | 'putPacked'>;
}
