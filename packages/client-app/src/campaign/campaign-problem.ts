/** Why something of a campaign can't be shown. */
export interface CampaignProblem {
  /** Fit to be shown. */
  message: string
  retry: () => void
}
