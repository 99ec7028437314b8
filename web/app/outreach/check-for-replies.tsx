/** Reads the mailboxes now, and says what came. @param campaignId counts its replies alone; null: all */
export function CheckForReplies({ campaignId }: { campaignId: string | null }) {
  return (
    <>
      <div class="actions">
        <button
          type="button"
          data-api="POST /api/v1/backlink-outreach/replies/poll"
          data-body={JSON.stringify(campaignId === null ? {} : { campaign_id: campaignId })}
          data-follow="poll"
          data-outcome="polled"
        >
          Check for replies
        </button>
      </div>
      <output id="polled" class="outcome" />
    </>
  );
}
