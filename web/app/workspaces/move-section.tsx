import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { Workspace } from '../../../domain/workspaces/workspace.js';
import type { MovedKind } from '../../../domain/workspaces/workspace-move.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm } from '../parts/field.js';

export interface MoveSectionProps {
  kind: MovedKind;
  /** API call that moves it. */
  call: string;
  /** Workspaces that the viewer may move it to. */
  destinations: readonly Destination[];
}

export interface Destination extends Pick<Workspace, 'id' | 'name' | 'kind'> {
  /** Senders that could send follow-ups of a campaign there; of a site, and where nothing is scheduled, none. */
  senders: readonly Pick<Sender, 'id' | 'email'>[];
}

const LEADS: Readonly<Record<MovedKind, string>> = {
  site: 'Its audits, issues, schedules and search data move with it. Connections stay: connect an account in the other workspace to read new search data.',
  campaign:
    'Its leads, emails, follow-ups and replies move with it. Mailboxes and templates stay. Suppressed addresses are suppressed in both workspaces.',
};

/** The way to another workspace; nothing for those who may not go it. */
export function MoveSection({ kind, call, destinations }: MoveSectionProps) {
  return (
    <Section id="move" title="Move to another workspace" lead={LEADS[kind]}>
      <div class="card">
        {destinations.length === 0 ? (
          <p>
            You are not an owner or admin of another workspace. <a href="/app/workspace">Create a workspace</a>
          </p>
        ) : (
          <ApiForm call={call} then="/app/operations/{id}" label={`Move ${kind}`}>
            <div class="field">
              <label for="field-move-workspace_id">Workspace</label>
              <select id="field-move-workspace_id" name="workspace_id" required>
                {destinations.map((workspace) => (
                  <option key={workspace.id} value={workspace.id}>
                    {workspace.kind === 'personal' ? (
                      'Your personal workspace'
                    ) : (
                      <Foreign text={workspace.name} max={80} />
                    )}
                  </option>
                ))}
              </select>
            </div>
            <FollowUpSender destinations={destinations} />
          </ApiForm>
        )}
      </div>
    </Section>
  );
}

/** Senders stay in their workspace, so that scheduled follow-ups need one of the other. */
function FollowUpSender({ destinations }: Pick<MoveSectionProps, 'destinations'>) {
  if (destinations.every(({ senders }) => senders.length === 0)) return null;
  return (
    <div class="field">
      <label for="field-move-sender_id">Mailbox for scheduled follow-ups</label>
      <select id="field-move-sender_id" name="sender_id">
        <option value="">The mailbox with the same email address</option>
        {destinations.map(({ id, name, kind, senders }) => (
          <optgroup key={id} label={kind === 'personal' ? 'Your personal workspace' : name}>
            {senders.map((sender) => (
              <option key={sender.id} value={sender.id}>
                {sender.email}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
