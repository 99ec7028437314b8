import type { ImageTag } from '../../../domain/seo/artifacts/html.js';
import { type Attributes, attribute } from './attributes.js';
import type { LinkResolver } from './link-resolver.js';

const MAX_IMAGES = 10_000;

/** Where lazy-loading scripts look for the real URL, most common first. */
const LAZY_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-orig-src'];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset'];

/** Names that placeholder images go by. */
const PLACEHOLDER_NAME = /(?:blank|placeholder|spacer|transparent|pixel|1x1|lazy|loading)[^/]{0,40}$/i;

const MODERN_NAME = /\.(?:avif|webp|jxl)\b/i;

export class ImageCollector {
  readonly images: ImageTag[] = [];
  picturesWithoutImage = 0;
  private pictures: { hasImage: boolean; isModern: boolean }[] = [];

  constructor(private readonly resolver: LinkResolver) {}

  openPictureElement(): void {
    this.pictures.push({ hasImage: false, isModern: false });
  }

  closePictureElement(): void {
    if (this.pictures.pop()?.hasImage === false) this.picturesWithoutImage++;
  }

  /** Sources of audio and video don't count: they are not inside a picture element. */
  pictureSource(attributes: Attributes): void {
    const picture = this.pictures.at(-1);
    if (picture && isModernSource(attributes)) picture.isModern = true;
  }

  image(attributes: Attributes, isAriaHidden: boolean): ImageTag | null {
    const picture = this.pictures.at(-1);
    if (picture) picture.hasImage = true;
    if (this.images.length >= MAX_IMAGES) return null;
    const source = sourceOf(attributes);
    const role = attributes['role']?.trim().toLowerCase();
    const image: ImageTag = {
      src: attribute(attributes, source) ?? '',
      url: this.resolver.resource(attributes[source]),
      srcset: attribute(attributes, 'srcset') ?? firstPresent(attributes, LAZY_SETS),
      modern_source: picture?.isModern ?? false,
      alt: attribute(attributes, 'alt'),
      width: attribute(attributes, 'width'),
      height: attribute(attributes, 'height'),
      loading: attribute(attributes, 'loading'),
      only_in_link: false,
      hidden: isAriaHidden || role === 'presentation' || role === 'none',
    };
    this.images.push(image);
    return image;
  }
}

/** The attribute that names the image: a lazy one only when src is missing or a stand-in. */
function sourceOf(attributes: Attributes): string {
  const src = attributes['src']?.trim();
  const isStandIn = !src || src.startsWith('data:') || PLACEHOLDER_NAME.test(src);
  const lazy = isStandIn ? LAZY_SOURCES.find((name) => attributes[name]?.trim()) : undefined;
  return lazy ?? 'src';
}

/** Browsers go by the type alone; the file name is used where authors omit the type. */
function isModernSource(attributes: Attributes): boolean {
  const srcset = attributes['srcset'] ?? firstPresent(attributes, LAZY_SETS);
  return /^\s*image\/(?:avif|webp|jxl)\b/i.test(attributes['type'] ?? '') || MODERN_NAME.test(srcset ?? '');
}

function firstPresent(attributes: Attributes, names: readonly string[]): string | null {
  for (const name of names) if (attributes[name] !== undefined) return attribute(attributes, name);
  return null;
}
