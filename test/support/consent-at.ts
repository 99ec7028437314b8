/** As a browser does: visits the provider, which consents. @returns where it sends the browser back to */
export async function consentAt(authorizeUrl: string): Promise<string> {
  const consent = await fetch(authorizeUrl, { redirect: 'manual' });
  return consent.headers.get('location') ?? '';
}
