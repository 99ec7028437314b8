import sharp, { type Sharp } from 'sharp';
import { MAX_IMAGE_PIXELS } from '../../../domain/seo/images/find-image-error.js';

// The library reads many more formats than are taken, some of which reach out for files of their own.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`),
});
// Each image is decoded only once, and several workers share the machine.
sharp.cache(false);
sharp.concurrency(1);

const TIMEOUT_S = 15;

/** an image to be decoded, with bounds on its pixels and time; of an animation the first frame. */
export function openImage(bytes: Uint8Array): Sharp {
  const options = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' as const, pages: 1 };
  return sharp(bytes, options).timeout({ seconds: TIMEOUT_S });
}
