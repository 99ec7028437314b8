/** The origin of the site that a crawled host is a copy of; null where it is that site itself. */
export function copiedOrigin({
  start_url,
  production_origin,
}: {
  start_url: string;
  /** From the request: "this host stands for". */
  production_origin?: string | undefined;
}): string | null {
  return production_origin === undefined || production_origin === new URL(start_url).origin ? null : production_origin;
}
