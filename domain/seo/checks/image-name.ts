import type { ImageTag } from '../artifacts/html.js';

/** The name of an image in evidence: its src as written; lazy-loading scripts may leave none. */
export function imageName({ src }: ImageTag): string {
  return src.trim() === '' ? 'img without src' : src;
}
