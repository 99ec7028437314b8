import { Foreign } from '../../report/parts/foreign.js';
import { Tabs } from '../parts/tabs.js';

/** The pages of one audit. */
const PARTS = [
  { part: 'overview', path: (id: string) => `/app/operations/${id}`, title: 'Reports and data' },
  { part: 'issues', path: (id: string) => `/app/audits/${id}/issues`, title: 'Issues' },
  { part: 'pages', path: (id: string) => `/app/audits/${id}/pages`, title: 'Pages' },
  { part: 'links', path: (id: string) => `/app/audits/${id}/links`, title: 'Links' },
] as const;

export interface AuditHeadProps {
  audit: { id: string; website_url: string };
  part: (typeof PARTS)[number]['part'];
}

/** The heading of the pages about one audit, and the way to the others. */
export function AuditHead({ audit: { id, website_url }, part }: AuditHeadProps) {
  const tabs = PARTS.map(({ part: each, path, title }) => ({ href: path(id), title, isHere: each === part }));
  const here = PARTS.find((each) => each.part === part);
  return (
    <div class="page-head">
      <h1>
        {here?.title}: <Foreign text={website_url} max={80} />
      </h1>
      <a class="button quiet" href={`/api/seo/audits/${id}/report?format=html`}>
        View report
      </a>
      <Tabs label="Audit" tabs={tabs} />
    </div>
  );
}
