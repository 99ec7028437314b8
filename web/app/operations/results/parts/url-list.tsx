import { showCount } from '../../../../report/facts/figures.js';
import { SafeLink } from '../../../../report/parts/safe-link.js';

/** The first of many URLs, and how many more there are. */
export function UrlList({ urls, most = 10 }: { urls: readonly string[]; most?: number }) {
  const shown = urls.slice(0, most);
  return (
    <ul class="urls small">
      {shown.map((url) => (
        <li key={url}>
          <SafeLink url={url} whole />
        </li>
      ))}
      {urls.length > shown.length && <li>{showCount(urls.length - shown.length, 'more URL')}</li>}
    </ul>
  );
}
