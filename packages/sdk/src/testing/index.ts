export { answer, type CannedAnswer, pending, refusal, unreachable } from './answer'
export {
  aTargetArea,
  aCampaign,
  aCampaignTruck,
  aListedCampaign,
  aPlaceholder,
  aWholeCampaign,
} from './a-campaign'
export { blankRow } from './blank-row'
