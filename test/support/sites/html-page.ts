/** A sound HTML document in English with these pieces in its body and at the end of its head. */
export function htmlPage(body = '<p>Some text.</p>', head = ''): string {
  const title = '<title>A page of the site</title>';
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${title}${head}</head><body>${body}</body></html>`;
}
