import type { OpengraphResult, PlatformShare } from '../../../../domain/pages/opengraph/compose-share.js';
import type { ShareCheck } from '../../../../domain/pages/opengraph/validate-share.js';
import type { Tone } from '../../../report/facts/names.js';
import { Badge } from '../../../report/parts/badge.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { CopyText } from '../../parts/copy-text.js';
import { titleWords } from '../../parts/title-words.js';
import { WarningList } from './parts/warning-list.js';

const TONES: Readonly<Record<ShareCheck['status'], Tone>> = {
  passed: 'good',
  warning: 'warn',
  error: 'bad',
  not_checked: 'note',
};

/** Tags to paste, how links to the page look on each platform, and what each of them checks. */
export function OpengraphView({ result }: { result: OpengraphResult }) {
  return (
    <>
      <div class="card">
        {result.url !== null && (
          <p>
            <SafeLink url={result.url} whole />
          </p>
        )}
        <CopyText id="all-tags" label="Tags for all platforms" text={result.html} />
        <WarningList warnings={result.warnings} />
      </div>
      {result.platforms.map((share) => (
        <Section key={share.platform} id={share.platform} title={share.name}>
          <Platform share={share} />
        </Section>
      ))}
    </>
  );
}

function Platform({ share: { platform, preview, validation, html } }: { share: PlatformShare }) {
  const { title, description, domain, image_url } = preview;
  return (
    <>
      <div class="card">
        <h3>Preview</h3>
        <p class="muted small">
          <Foreign text={domain} max={100} />
        </p>
        <p>
          <strong>{title === '' ? 'No title' : <Foreign text={title} />}</strong>
        </p>
        <p>
          <Foreign text={description} max={400} />
        </p>
        <p class="muted small">{image_url === null ? 'No image' : <SafeLink url={image_url} whole />}</p>
        <CopyText id={`tags-${platform}`} label="Tags for this platform" text={html} />
      </div>
      <DataTable
        caption="Checks"
        stacks
        keyOf={({ rule }) => rule}
        rows={validation}
        columns={[
          { title: 'Check', cell: ({ rule }) => titleWords(rule) },
          { title: 'Result', cell: ({ status }) => <Badge tone={TONES[status]}>{titleWords(status)}</Badge> },
          { title: 'Found', cell: ({ observed }) => <Foreign text={observed} max={160} /> },
          { title: 'Expected', cell: ({ expected }) => <Foreign text={expected} max={160} /> },
        ]}
      />
    </>
  );
}
