import { Foreign } from '../../report/parts/foreign.js';
import { linksPath } from './links-path.js';

/** A URL of an audit, as a link to the page that shows its links. */
export function TargetLink({ audit, url }: { audit: string; url: string }) {
  return (
    <a href={linksPath(audit, url)}>
      <Foreign text={url} max={100} />
    </a>
  );
}
