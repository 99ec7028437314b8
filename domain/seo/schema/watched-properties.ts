/** What a value must look like, by the property it belongs to. */
export type ValueForm = 'date' | 'duration' | 'url' | 'price' | 'currency' | 'rating' | 'count';

/** Forms by property. Dates and durations are those of ISO 8601, currencies those of ISO 4217. */
export const VALUE_FORMS: ReadonlyMap<string, ValueForm> = new Map<string, ValueForm>([
  ...named('date', 'dateCreated dateModified datePosted datePublished endDate expires foundingDate previousStartDate'),
  ...named('date', 'priceValidUntil startDate uploadDate validFrom validThrough'),
  ...named('duration', 'cookTime duration performTime prepTime timeRequired totalTime'),
  ...named('url', 'contentUrl embedUrl image item logo sameAs thumbnailUrl url'),
  ...named('price', 'highPrice lowPrice price'),
  ...named('currency', 'currency priceCurrency'),
  ...named('rating', 'bestRating ratingValue worstRating'),
  ...named('count', 'ratingCount reviewCount'),
]);

/** Read for what they say rather than for their form. */
const READ = ['eduQuestionType', 'headline', 'jobLocationType', 'mainEntityOfPage', 'name', 'position', 'title'];

/** Properties of which the crawl keeps the values, not only that there are some. */
export const WATCHED_PROPERTIES: ReadonlySet<string> = new Set([...VALUE_FORMS.keys(), ...READ]);

function named(form: ValueForm, names: string): [name: string, form: ValueForm][] {
  return names.split(' ').map((name) => [name, form]);
}
