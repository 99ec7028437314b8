import { useReportLanguage } from './report-language.js';
import { SafeLink } from './safe-link.js';

const SHOWN = 3;

export interface FirstPlacesProps {
  urls: readonly string[];
  /** All places there are, those that `urls` does not name among them. */
  total: number;
}

/** The first few addresses in one line, and how many more the exports list. */
export function FirstPlaces({ urls, total }: FirstPlacesProps) {
  const { paper } = useReportLanguage().full;
  const shown = [...new Set(urls)].slice(0, SHOWN);
  const left = total - shown.length;
  return (
    <>
      {shown.map((url, at) => (
        <span key={url}>
          {at > 0 && ', '}
          <SafeLink url={url} />
        </span>
      ))}
      {left > 0 && ` ${paper.more(left)}`}
    </>
  );
}
