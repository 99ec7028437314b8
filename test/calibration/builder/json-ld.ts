/** Structured data as Google asks for it, without @context. */

export function organization(origin: string, name: string): object {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/assets/logo.png`,
    sameAs: ['https://social.example/them'],
  };
}

export function localBusiness(origin: string, name: string, type = 'LocalBusiness'): object {
  return {
    '@type': type,
    '@id': `${origin}/#business`,
    name,
    url: `${origin}/`,
    image: `${origin}/assets/front.jpg`,
    telephone: '+44 20 7946 0018',
    priceRange: '££',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Mill Lane',
      addressLocality: 'Bath',
      postalCode: 'BA1 2QF',
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 51.3811, longitude: -2.359 },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' },
    ],
    sameAs: ['https://social.example/them'],
  };
}

export function product(origin: string, path: string, name: string): object {
  return {
    '@type': 'Product',
    name,
    image: `${origin}/images/${path.replaceAll('/', '-')}.webp`,
    description: `${name} with all details`,
    sku: path,
    brand: { '@type': 'Brand', name: 'Own make' },
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: '129.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      priceValidUntil: '2026-12-31',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
      },
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.6', reviewCount: '23' },
  };
}

export function article(origin: string, path: string, headline: string, type = 'BlogPosting'): object {
  return {
    '@type': type,
    headline,
    url: origin + path,
    image: [`${origin}/assets/share.jpg`],
    datePublished: '2026-03-02T08:00:00+01:00',
    dateModified: '2026-04-11T08:00:00+01:00',
    author: [{ '@type': 'Person', name: 'Jo Field', url: `${origin}/about/` }],
    publisher: { '@type': 'Organization', name: 'The publisher', logo: `${origin}/assets/logo.png` },
    mainEntityOfPage: origin + path,
  };
}

export function breadcrumbs(origin: string, steps: readonly (readonly [path: string, name: string])[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
