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
export {
  AN_OPEN_SESSION,
  AN_OWNER,
  NO_SECOND_FACTOR,
  SOME_RECOVERY_CODES,
  STARTED_FACTOR,
} from './an-account'
export { onRealServer, type RealServer } from './real-server-fixture'
export {
  A_CLIENT,
  storeCampaign,
  storeClient,
  storeDrivenCampaign,
  storeTruck,
} from './stored-records-fixture'
export { blankRow } from './blank-row'
