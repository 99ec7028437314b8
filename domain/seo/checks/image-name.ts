import type { ImageTag } from '../artifacts/html.js';

/** What to call an image in evidence: its src as written; scripts that load late leave none. */
export function imageName({ src }: ImageTag): string {
  return src.trim() === '' ? 'img without src' : src;
}
