import { type ApiToken, MOST_API_TOKENS, TOKEN_DAYS } from '../../../domain/accounts/api-token.js';
import { showCount, showDay } from '../../report/facts/figures.js';
import { shownText } from '../../report/facts/shown-text.js';
import { Badge } from '../../report/parts/badge.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { Time } from '../parts/time.js';

export interface TokensPageProps {
  /** Newest first. */
  tokens: readonly ApiToken[];
  /** Of the shared workspace that they open; null in the personal one. */
  workspace_name: string | null;
  /** ISO 8601. */
  now: string;
}

const ACCESS_TITLES: Readonly<Record<ApiToken['access'], string>> = {
  role: 'What my role allows',
  read_only: 'Read-only',
};

/** A person's API tokens in one workspace: create, see when each was used, revoke. */
export function TokensPage({ tokens, workspace_name, now }: TokensPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>API tokens</h1>
      </div>
      <p>
        Programs call the API in your name with a token: send it as <code>Authorization: Bearer lw_…</code>. A token
        opens{' '}
        {workspace_name === null ? (
          'your personal workspace'
        ) : (
          <>
            the workspace <Foreign text={workspace_name} max={80} />
          </>
        )}{' '}
        and no other. Keep it secret, and revoke it when you no longer need it.{' '}
        <a href="/docs">View API documentation</a>
      </p>
      <Section id="new" title="Create a token">
        <div class="card">
          <ApiForm
            call="POST /api/tokens"
            show={{ name: 'token', label: 'Copy this token now. It is not shown again:' }}
            label="Create token"
          >
            <div class="fields">
              <Field name="name" label="Name" required placeholder="Deploy pipeline" hint="What it is for." />
              <SelectField
                name="access"
                label="Access"
                value="role"
                options={Object.entries(ACCESS_TITLES).map(([value, title]) => ({ value, title }))}
              />
              <Field
                name="expires_in_days"
                label="Expires in days"
                kind="number"
                min={1}
                max={TOKEN_DAYS.most}
                value={String(TOKEN_DAYS.usual)}
              />
            </div>
          </ApiForm>
        </div>
      </Section>
      <Section id="tokens" title="Your tokens" lead={`You may have ${MOST_API_TOKENS} tokens.`}>
        {tokens.length === 0 ? (
          <p class="empty">No tokens yet. Create one above to call the API from a script or a pipeline.</p>
        ) : (
          <TokenTable tokens={tokens} now={now} />
        )}
      </Section>
    </>
  );
}

function TokenTable({ tokens, now }: Pick<TokensPageProps, 'tokens' | 'now'>) {
  return (
    <DataTable
      caption="Your tokens"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={tokens}
      columns={[
        { title: 'Name', cell: ({ name }) => <Foreign text={name} max={100} /> },
        { title: 'Token', cell: ({ last_four }) => <code>lw_…{last_four}</code> },
        { title: 'Access', cell: ({ access }) => ACCESS_TITLES[access] },
        { title: 'Created', cell: ({ created_at }) => <Time at={created_at} dayOnly /> },
        { title: 'Expires', cell: ({ expires_at }) => <Expiry at={expires_at} now={now} /> },
        {
          title: 'Last used',
          cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : <Time at={last_used_at} />),
        },
        { title: 'Actions', cell: ({ id, name }) => <RevokeButton id={id} name={name} /> },
      ]}
    />
  );
}

const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

function Expiry({ at, now }: { at: string; now: string }) {
  const days = Math.ceil((Date.parse(at) - Date.parse(now)) / DAY_MS);
  if (days <= 0) return <Badge tone="bad">Expired</Badge>;
  return days <= SOON_DAYS ? <Badge tone="warn">{`In ${showCount(days, 'day')}`}</Badge> : <span>{showDay(at)}</span>;
}

function RevokeButton({ id, name }: Pick<ApiToken, 'id' | 'name'>) {
  return (
    <button
      type="button"
      class="quiet"
      data-api={`DELETE /api/tokens/${id}`}
      data-then="reload"
      data-confirm={`Revoke the token “${shownText(name, 100)}”? Programs that use it are refused from now on. You cannot undo this.`}
    >
      Revoke
    </button>
  );
}
