import { propertyForSite } from '../../domain/search/analysis/property-for-site.js';
import { readPropertyName } from '../../domain/search/analysis/read-property-name.js';
import { HttpError } from '../http/http-error.js';

/**
 * A Search Console property by the name that was given in a body, in its one spelling.
 * @throws HttpError 422 where it names no property, or one that does not cover the site
 */
export function readCoveringProperty(given: string, siteUrl: string, field = 'property'): string {
  const property = readPropertyName(given);
  if (property !== null && propertyForSite(siteUrl, [property]) !== null) return property;
  const msg =
    property === null
      ? 'Enter a property as Search Console names it, such as sc-domain:example.com or https://www.example.com/'
      : `The property does not cover ${siteUrl}: enter one of its own URL or of its domain`;
  throw HttpError.invalidInput({ loc: ['body', field], msg, type: 'wrong_property' });
}
