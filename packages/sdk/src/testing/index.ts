export { answer, type CannedAnswer, overtaken, pending, refusal, unreachable } from './answer'
export {
  aTargetArea,
  aCampaign,
  aCampaignTruck,
  aListedCampaign,
  aPlaceholder,
  aWholeCampaign,
} from './a-campaign'
export { aFixListItem } from './a-fix-list-item'
export { aPaymentSchedule } from './a-payment-schedule'
export { aRemoval } from './a-removal'
export { aSearchResult } from './a-search-result'
export { blankRow } from './blank-row'
