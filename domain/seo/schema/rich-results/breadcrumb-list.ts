import type { RichResult } from './rich-result.js';

/** Items and their positions are checked by schema/breadcrumb-gap; the last item may omit its URL. */
export const breadcrumbList: RichResult = {
  name: 'Breadcrumb',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  types: ['BreadcrumbList'],
  with_kinds: false,
  anywhere: true,
  required: [],
  recommended: [],
  parts: [{ via: 'itemListElement', types: ['ListItem'], required: [['name', 'item.name']], recommended: [] }],
};
