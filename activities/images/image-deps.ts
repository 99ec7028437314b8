import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';

export interface ImageDeps {
  artifacts: Pick<ArtifactsRepository, 'getPacked' | 'putPacked'>;
}
