const TEXTS: Readonly<Record<string, string>> = {
  no_email: 'no email address',
  recipient_valid: 'the email address is not valid',
  recipient_suppressed: 'on the suppression list',
  recipient_role_blocked: 'the address belongs to a role that must not be emailed',
  lead_not_mailable: 'the lead gets no more email in its status',
  lead_not_found: 'the lead is not in this campaign',
  lead_contacted: 'already emailed',
  lead_replied: 'already replied',
  lead_placed: 'the link is placed already',
  lead_bounced: 'an earlier email bounced',
  lead_unsubscribed: 'unsubscribed',
  same_address: 'another lead has the same address',
  already_queued: 'an email waits already',
  earlier_attempt_uncertain: 'it is not known whether an earlier email arrived',
  unfilled_placeholder: 'a variable has neither a value nor a fallback',
  subject_too_long: 'the subject would have more than 255 characters',
  consent_required: 'consent is required and not recorded',
  sender_identity_incomplete: 'the mailbox has no complete name, organization or postal address',
};

/** Why a lead gets no email, for people; the reason itself where there are no words for it. */
export function describeLeftOut(reason: string): string {
  return TEXTS[reason] ?? reason.replaceAll('_', ' ');
}
