import type { BrandLogo } from '../../../domain/reports/brand.js';

/** A brand's logo inside of the page; as an image an SVG file runs nothing and loads nothing (SVG 2, 2.2.6). */
export function BrandLogoImage({ logo: { media_type, base64 }, name }: { logo: BrandLogo; name: string }) {
  return <img class="logo" src={`data:${media_type};base64,${base64}`} alt={name} />;
}
