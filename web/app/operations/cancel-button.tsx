/** Asks first: what is canceled does not resume. */
export function CancelButton({ id }: { id: string }) {
  return (
    <button
      type="button"
      class="quiet"
      data-api={`POST /api/operations/${id}/cancel`}
      data-then="reload"
      data-confirm="Cancel this operation? You cannot resume it. Results found so far are kept."
    >
      Cancel
    </button>
  );
}
