import type { DnsRecord } from '../../../domain/outreach/sending/mail-records/dns-record.js';
import type { SenderVerification, VerifiedPart } from '../../../domain/outreach/sending/sender-verification.js';
import { PART_TITLES, PART_WORDS, VERIFIED_PARTS } from '../../../domain/outreach/sending/verified-part-words.js';
import type { Tone } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { Foreign } from '../../report/parts/foreign.js';
import { CopyText } from '../parts/copy-text.js';
import { Time } from '../parts/time.js';

const TONES: Readonly<Record<VerifiedPart['status'], Tone>> = {
  ok: 'good',
  failed: 'bad',
  missing: 'bad',
  unknown: 'note',
  not_configured: 'note',
};

/** What the last test of a mailbox found, with the DNS lines that are missing. */
export function DomainRecords({ verification }: { verification: SenderVerification | null }) {
  if (verification === null)
    return (
      <p>
        Not tested yet. Use “Test connection” to sign in to both servers and to look up SPF, DKIM, DMARC and MX of your
        domain.
      </p>
    );
  return (
    <>
      <p class="small">
        Tested on <Time at={verification.checked_at} />. Changes in the DNS can take hours to be seen.
      </p>
      {VERIFIED_PARTS.map((name) => (
        <VerifiedPartCard key={name} name={name} part={verification[name]} />
      ))}
    </>
  );
}

function VerifiedPartCard({ name, part }: { name: (typeof VERIFIED_PARTS)[number]; part: VerifiedPart }) {
  return (
    <div class="card">
      <div class="headline">
        <h3>{PART_TITLES[name]}</h3>
        <Badge tone={TONES[part.status]}>{PART_WORDS[part.status]}</Badge>
      </div>
      <p class="small">
        <Foreign text={part.detail} max={300} />
      </p>
      {part.advice.length > 0 && (
        <ul class="small">
          {part.advice.map((sentence) => (
            <li key={sentence}>
              <Foreign text={sentence} max={300} />
            </li>
          ))}
        </ul>
      )}
      {part.record && <RecordToPublish id={`record-${name}`} record={part.record} isNeeded={part.status !== 'ok'} />}
    </div>
  );
}

function RecordToPublish({ id, record, isNeeded }: { id: string; record: DnsRecord; isNeeded: boolean }) {
  const { name, type, value, replaces } = record;
  return (
    <details open={isNeeded}>
      <summary>{isNeeded ? 'Record to publish' : 'Better record'}</summary>
      <p class="small">Type {type}, at the DNS host of your domain.</p>
      <CopyText id={`${id}-name`} label="Name" text={name} />
      <CopyText id={`${id}-value`} label="Value" text={value} />
      {replaces.length > 0 && (
        <>
          <p class="small">It replaces:</p>
          <ul class="small">
            {replaces.map((old) => (
              <li key={old}>
                <Foreign text={old} max={500} />
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
