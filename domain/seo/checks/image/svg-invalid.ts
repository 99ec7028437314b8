import type { SiteCheck } from '../check.js';
import { resourceUsers } from '../resource-users.js';
import { servedResources } from '../served-resources.js';

export const imageSvgInvalid: SiteCheck = {
  id: 'image/svg-invalid',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Invalid SVG file',
  why: 'Browsers read SVG files as XML and show nothing, or only part of the image, when the file has an error.',
  fix: 'Open the file in a drawing program and save it again, or fix the named line.',
  reference: 'https://www.w3.org/TR/SVG2/conform.html',
  effort_hours: 0.25,
  judge(site) {
    return servedResources(site, 'image', 'srcset_image', 'og_image', 'sitemap_image').flatMap((resource) =>
      resource.svg_error === null
        ? []
        : [
            {
              url: resource.url,
              observed: resource.svg_error,
              expected: 'well-formed XML',
              ...resourceUsers(resource),
            },
          ],
    );
  },
};
