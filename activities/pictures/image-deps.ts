import type { ArtifactsRepository } from '../../store/repositories/artifacts.js';

export interface ImageDeps {
  artifacts: Pick<ArtifactsRepository, 'getPacked' | 'putPacked'>;
}
