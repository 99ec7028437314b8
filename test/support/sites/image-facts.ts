import type { ImageFacts } from '../../../domain/seo/artifacts/image-facts.js';

/** What decoding tells of a photo in brown and white. */
export function imageFacts(overrides: Partial<ImageFacts> = {}): ImageFacts {
  return {
    format: 'jpeg',
    width: 1200,
    height: 800,
    bytes: 90_000,
    frames: 1,
    animated: false,
    has_alpha: false,
    transparent_share: 0,
    is_gray: false,
    is_blank: false,
    kind: 'photo',
    orientation: 'landscape',
    dominant_colors: [
      { hex: '#78461e', name: 'brown', share: 0.6 },
      { hex: '#fafafa', name: 'white', share: 0.3 },
    ],
    embedded: { alt: '', description: '', title: '' },
    ...overrides,
  };
}
