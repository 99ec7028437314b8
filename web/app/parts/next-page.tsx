/** The way to what is older, while there is more. `next` is its address, null on the last page. */
export function NextPage({ next, label }: { next: string | null; label: string }) {
  if (next === null) return null;
  return (
    <p>
      <a class="button quiet" href={next} rel="next">
        {label}
      </a>
    </p>
  );
}
