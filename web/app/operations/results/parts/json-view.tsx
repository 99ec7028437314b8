import { showNumber } from '../../../../report/facts/figures.js';
import { DataTable } from '../../../../report/parts/data-table.js';
import { Foreign } from '../../../../report/parts/foreign.js';
import { SafeLink } from '../../../../report/parts/safe-link.js';
import { Time } from '../../../parts/time.js';
import { titleWords } from '../../../parts/title-words.js';

const MOST_ROWS = 50;
const MOST_COLUMNS = 6;
const MOST_DEPTH = 6;
const TEXT_MAX = 400;

/** Any JSON so that people can read it: keys as labels, lists of alike objects as tables, the rest nested. */
export function JsonView({ value, name = 'Result' }: { value: unknown; name?: string }) {
  return <Value value={value} name={name} depth={0} />;
}

interface ValueProps {
  value: unknown;
  name: string;
  depth: number;
}

function Value({ value, name, depth }: ValueProps) {
  if (Array.isArray(value)) return <List items={value} name={name} depth={depth} />;
  if (isObject(value)) return <Fields fields={value} depth={depth} />;
  return <Scalar value={value} />;
}

function Scalar({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span class="muted">None</span>;
  if (typeof value === 'boolean') return <>{value ? 'Yes' : 'No'}</>;
  if (typeof value === 'number') return <>{showNumber(value, 2)}</>;
  const text = String(value);
  if (/^https?:\/\//i.test(text)) return <SafeLink url={text} whole />;
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return <Time at={text} />;
  return <Foreign text={text} max={TEXT_MAX} />;
}

function Fields({ fields, depth }: { fields: Readonly<Record<string, unknown>>; depth: number }) {
  const entries = Object.entries(fields);
  if (entries.length === 0) return <span class="muted">None</span>;
  if (depth >= MOST_DEPTH) return <span class="muted">More in the JSON</span>;
  return (
    <dl class="json-fields">
      {entries.map(([key, value]) => (
        <div key={key}>
          <dt>{showKey(key)}</dt>
          <dd>
            <Value value={value} name={showKey(key)} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function List({ items, name, depth }: { items: readonly unknown[]; name: string; depth: number }) {
  if (items.length === 0) return <span class="muted">None</span>;
  const shown = items.slice(0, MOST_ROWS).map((item, index) => ({ item, id: String(index) }));
  const rest = items.length - shown.length;
  const columns = tableColumns(items);
  return (
    <>
      {columns === null ? (
        <ul>
          {shown.map(({ item, id }) => (
            <li key={id}>
              <Value value={item} name={name} depth={depth + 1} />
            </li>
          ))}
        </ul>
      ) : (
        <DataTable
          caption={name}
          stacks
          keyOf={({ id }) => id}
          rows={shown}
          columns={columns.map((key) => ({
            title: showKey(key),
            cell: ({ item }: { item: unknown }) => <Scalar value={isObject(item) ? item[key] : null} />,
          }))}
        />
      )}
      {rest > 0 && <p class="muted small">{showNumber(rest, 0)} more in the JSON</p>}
    </>
  );
}

/** The keys of objects that hold nothing but plain values; null for what is no table. */
function tableColumns(items: readonly unknown[]): string[] | null {
  const keys = new Set<string>();
  for (const item of items) {
    if (!isObject(item) || Object.values(item).some((value) => typeof value === 'object' && value !== null))
      return null;
    for (const key of Object.keys(item)) keys.add(key);
  }
  return keys.size > 0 && keys.size <= MOST_COLUMNS ? [...keys] : null;
}

/** A key that is a name of ours as words; a URL or a host name stays as it is. */
function showKey(key: string): string {
  return /^[a-z][a-z0-9_]*$/.test(key) ? titleWords(key) : key;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
