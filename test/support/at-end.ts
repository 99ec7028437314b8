type Closing = () => Promise<void>;

const closings = new Set<Closing>();

/** What a process keeps open from spec to spec is closed after the last one. */
export function closeAtEnd(close: Closing): void {
  closings.add(close);
}

export async function closeAll(): Promise<void> {
  await Promise.all([...closings].map((close) => close()));
}
