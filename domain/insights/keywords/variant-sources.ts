import { brandTerms } from '../../search/analysis/brand-terms.js';
import { type Place, part, textIn } from '../reading/place.js';
import type { VariantSources } from './make-variants.js';

const SITES = ['website_url', 'site_url', 'site', 'url'];
const DATES = ['generated_at', 'analyzed_at', 'created_at', 'date'];
const DATE = /^(20\d\d)-\d\d-\d\d/;

/** How people name the site that a request or its analysis names. */
export function readBrand(root: Place, content: Place): VariantSources['brand'] {
  for (const place of [root, content])
    for (const name of SITES) {
      const figure = textIn(part(place, name));
      const brand = figure === null ? undefined : brandTerms(figure.value).at(-1);
      if (figure !== null && brand !== undefined) return { name: brand, figure };
    }
  return null;
}

/** The year in which the content was looked at: no clock has a say in what is founded on the input. */
export function readYear(content: Place): VariantSources['year'] {
  for (const name of DATES) {
    const figure = textIn(part(content, name));
    const year = DATE.exec(figure?.value ?? '')?.[1];
    if (figure !== null && year !== undefined) return { name: year, figure };
  }
  return null;
}
