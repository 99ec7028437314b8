/** Two large sets of real HTML pages that Debian packages: the sites which the crawl scenarios walk through. */
export const SAMPLE_SITE_PACKAGES = ['python3-doc', 'openjdk-17-doc'];
