import type { Metadata } from 'sharp';
import { DomainError } from '../../domain/base/errors.js';
import { writeText } from '../../domain/base/text/write-text.js';
import { imageCopyKey, imageKey } from '../../domain/operations/artifact-keys.js';
import type { ImageFacts } from '../../domain/seo/artifacts/image-facts.js';
import { embeddedTexts } from '../../domain/seo/images/embedded-texts.js';
import { findImageError, MAX_IMAGE_PIXELS } from '../../domain/seo/images/find-image-error.js';
import { imageFormat } from '../../domain/seo/images/image-format.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ImageDeps } from './image-deps.js';
import { openImage } from './pixels/decoder.js';
import { measurePixels } from './pixels/measure-pixels.js';

/** Enough to measure colors by. */
const SMALL_PX = 96;
/** The size of the copy for a vision model: more costs tokens and adds no information. */
const COPY_PX = 768;
const COPY_QUALITY = 80;
const SQUARE_SHARE = 0.1;

/**
 * Decodes the image of an operation. Changes: stores the small copy for a vision model. Twice: replaces it.
 * @throws DomainError invalid_input with the reason when the bytes are not a usable image
 */
export async function inspectImage(
  deps: ImageDeps,
  { operation }: { operation: { id: string; user_id: OwnerId } },
): Promise<ImageFacts> {
  const { user_id, id } = operation;
  const bytes = await deps.artifacts.getPacked(user_id, imageKey(id));
  if (!bytes) throw new DomainError('not_found', 'The image is not in the store');
  const format = imageFormat(bytes);
  const fault = findImageError(bytes);
  if (fault !== null || format === null) throw new DomainError('invalid_input', fault ?? 'The file is not an image');
  try {
    const metadata = await openImage(bytes).metadata();
    const { width, height } = metadata.autoOrient;
    const small = await openImage(bytes)
      .autoOrient()
      .resize(SMALL_PX, SMALL_PX, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const copy = { data: small.data, width: small.info.width, height: small.info.height };
    await deps.artifacts.putPacked(user_id, imageCopyKey(id), await makeCopy(bytes));
    return {
      ...describe(metadata),
      format,
      width,
      height,
      bytes: bytes.length,
      ...measurePixels(copy, { width, height }),
    };
  } catch (error) {
    throw errorOf(error);
  }
}

/** On white, since the model gets a JPEG. Metadata of the image is not copied. */
function makeCopy(bytes: Uint8Array): Promise<Buffer> {
  return openImage(bytes)
    .autoOrient()
    .resize(COPY_PX, COPY_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: COPY_QUALITY })
    .toBuffer();
}

function describe({ pages = 1, hasAlpha, autoOrient, xmpAsString, xmp, exif }: Metadata) {
  const { width, height } = autoOrient;
  const isSquare = Math.abs(width - height) <= SQUARE_SHARE * Math.max(width, height);
  return {
    frames: pages,
    animated: pages > 1,
    has_alpha: hasAlpha,
    orientation: isSquare ? ('square' as const) : width > height ? ('landscape' as const) : ('portrait' as const),
    embedded: embeddedTexts(xmpAsString ?? xmp?.toString('utf8') ?? '', exif ?? null),
  };
}

/** Errors of the image, in our own words: the library's messages name its internals. Other errors are not about it. */
function errorOf(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'DomainError') return error;
  if (/exceeds pixel limit|exceeds the limit/i.test(error.message))
    return new DomainError('invalid_input', writeText`The image has more than ${MAX_IMAGE_PIXELS} pixels`);
  if (/timeout/i.test(error.message)) return new DomainError('invalid_input', 'The image takes too long to decode');
  if (/^(?:Input (?:buffer|file)|Vips|vips|source:|\w+load|heif|webp|gif|png)/i.test(error.message))
    return new DomainError('invalid_input', 'The image is damaged and cannot be decoded');
  return error;
}
