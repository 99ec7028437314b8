type Closing = () => Promise<void>;

/** Of each thing that is kept open, how it is closed; undefined where nothing calls closeAll at the end. */
let closings: Set<Closing> | undefined;

/** From now on things may be kept open from spec to spec: the caller calls closeAll after the last one. */
export function keepOpenUntilEnd(): void {
  closings ??= new Set();
}

/** @returns whether it may be kept open: it is closed after the last spec */
export function closeAtEnd(close: Closing): boolean {
  closings?.add(close);
  return closings !== undefined;
}

export async function closeAll(): Promise<void> {
  await Promise.all([...(closings ?? [])].map((close) => close()));
}
