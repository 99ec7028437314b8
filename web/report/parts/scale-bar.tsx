/** Poor values have no upper bound: the scale is half as long again, and larger values are shown at its end. */
const BEYOND = 1.5;

/** Where a value is between good, needs improvement and poor. The words beside it say the same. */
export function ScaleBar({ value, good, poor }: { value: number; good: number; poor: number }) {
  const share = (amount: number) => Number(Math.min(100, (amount / (poor * BEYOND)) * 100).toFixed(1));
  const [first, second, here] = [share(good), share(poor), share(value)];
  return (
    <svg class="scale" width="100%" height="16" aria-hidden="true" focusable="false">
      <rect class="fill-good" x="0" y="5" width={`${first}%`} height="6" />
      <rect class="fill-warn" x={`${first}%`} y="5" width={`${Number((second - first).toFixed(1))}%`} height="6" />
      <rect class="fill-bad" x={`${second}%`} y="5" width={`${Number((100 - second).toFixed(1))}%`} height="6" />
      <circle class="pin" cx={`${Math.min(98, Math.max(2, here))}%`} cy="8" r="6" />
    </svg>
  );
}
