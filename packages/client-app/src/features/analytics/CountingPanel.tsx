import type { CampaignTotals } from '@product/sdk/features/analytics'
import {
  explainImpressions,
  type ImpressionRules,
  DISTANCE_CAP,
  PROVENANCES,
} from '@product/sdk/nouns/driving'
import { type CampaignId, analyticsDayText, countText, utcDay, wholeShares } from '@product/sdk/values'
import { pathTimeText } from '../../campaign/path-time-text'
import { PROVENANCE_TEXTS } from '../../campaign/provenance-text'
import styles from './CountingPanel.module.css'
import type { ExamplePath } from './example-path'

/** Explains where the figures come from: the split by how they are known, the rule, and the rule on a real path. */
export function CountingPanel({
  campaignId,
  rules,
  totals,
  example,
  onOpen,
}: {
  campaignId: CampaignId
  /** By which the server counts; undefined until they are loaded. */
  rules: ImpressionRules | undefined
  totals: CampaignTotals
  /** Undefined until it is loaded, and where the campaign has none. */
  example: ExamplePath | undefined
  onOpen: () => void
}) {
  return (
    <details className={styles.panel} onToggle={event => event.currentTarget.open && onOpen()}>
      <summary className={styles.summary}>How is this counted?</summary>
      <div className={styles.body}>
        <p>
          Impressions are an estimate of the opportunity to see an ad, not a count of people. Where a route
          came with impressions, those are used. {rules && estimateText(rules)} Sums are rounded once, where
          they are shown.
        </p>
        <Split totals={totals} />
        {rules && example && <Example campaignId={campaignId} rules={rules} example={example} />}
      </div>
    </details>
  )
}

const estimateText = ({ perPath, perMile, atRest }: ImpressionRules): string =>
  `Otherwise each path counts ${perPath} and ${perMile} more per mile, a path of 0 miles counts ${atRest}, and a ` +
  `distance over ${countText(DISTANCE_CAP.overMiles)} miles is an error of the receiver and counts as ` +
  `${DISTANCE_CAP.countsAsMiles}.`

function Split({ totals }: { totals: CampaignTotals }) {
  const occurring = PROVENANCES.filter(known => {
    const { miles, impressions } = totals.byProvenance[known]
    return miles > 0 || impressions > 0
  })
  const shares = wholeShares(occurring.map(known => totals.byProvenance[known].impressions))
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>How it is known</caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Miles</th>
          <th scope="col">Impressions</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {occurring.map((known, at) => {
          const { miles, impressions } = totals.byProvenance[known]
          return (
            <tr key={known}>
              <th scope="row">{PROVENANCE_TEXTS[known]}</th>
              <td>{countText(miles)}</td>
              <td>{countText(impressions)}</td>
              <td>{shares[at]}%</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Example({
  campaignId,
  rules,
  example: { vehicleName, path },
}: {
  campaignId: CampaignId
  rules: ImpressionRules
  example: ExamplePath
}) {
  const { start, end, distance, impressions, estimated } = path
  const steps = explainImpressions(
    { start, distance, impressions: estimated ? null : impressions },
    campaignId,
    rules,
  )
  return (
    <section className={styles.example}>
      <h3 className={styles.caption}>For example</h3>
      <p className={styles.path}>
        <span dir="auto">{vehicleName}</span>, {analyticsDayText(utcDay(start))} UTC (
        {pathTimeText(start, end)}), {PROVENANCE_TEXTS[path.provenance]}, {countText(distance, 2)} miles
      </p>
      <ol className={styles.steps}>
        {steps.map(({ text, shown }) => (
          <li key={text}>
            <span>{text}</span>
            <span className={styles.result}>= {shown}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
