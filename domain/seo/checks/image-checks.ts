import type { Check } from './check.js';
import { imageAltEmptyLinked } from './image/alt-empty-linked.js';
import { imageAltFilename } from './image/alt-filename.js';
import { imageAltLong } from './image/alt-long.js';
import { imageAltMissing } from './image/alt-missing.js';
import { imageAspectMismatch } from './image/aspect-mismatch.js';
import { imageBackgroundOnly } from './image/background-only.js';
import { imageBlocked } from './image/blocked.js';
import { imageBroken } from './image/broken.js';
import { imageDataUriLarge } from './image/data-uri-large.js';
import { imageLazyLcp } from './image/lazy-lcp.js';
import { imageLegacyFormat } from './image/legacy-format.js';
import { imageNoDimensions } from './image/no-dimensions.js';
import { imageNotLazy } from './image/not-lazy.js';
import { imageOversized } from './image/oversized.js';
import { imagePictureWithoutImg } from './image/picture-without-img.js';
import { imageSrcsetInvalid } from './image/srcset-invalid.js';
import { imageSvgInlineLarge } from './image/svg-inline-large.js';
import { imageSvgInvalid } from './image/svg-invalid.js';
import { imageTooLarge } from './image/too-large.js';

/** The checks about images. */
export const IMAGE_CHECKS: readonly Check[] = [
  imageAltMissing,
  imageAltLong,
  imageAltFilename,
  imageAltEmptyLinked,
  imageNoDimensions,
  imagePictureWithoutImg,
  imageDataUriLarge,
  imageSvgInlineLarge,
  imageSrcsetInvalid,
  imageBroken,
  imageTooLarge,
  imageLegacyFormat,
  imageAspectMismatch,
  imageSvgInvalid,
  imageBlocked,
  imageOversized,
  imageLazyLcp,
  imageNotLazy,
  imageBackgroundOnly,
];
