import { campaignCsv, reportFileName } from '@product/sdk/features/analytics'
import type { PathTotals } from '@product/sdk/nouns/driving'
import type { Vehicle } from '@product/sdk/nouns/campaigns'
import { useId } from 'react'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { saveFile } from './save-file'
import styles from './ReportDownload.module.css'

/** The campaign's report as a file. Spec: client dashboard, 2. */
export function ReportDownload({
  campaignName,
  vehicles,
}: {
  campaignName: string
  vehicles: readonly Vehicle<PathTotals>[]
}) {
  const titleId = useId()
  const download = (): void => {
    saveFile(reportFileName(campaignName), campaignCsv(vehicles))
  }
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Reports
      </h2>
      <p className={styles.text}>Impressions and miles of the whole campaign by UTC day, as CSV.</p>
      <Button variant="primary" onClick={download}>
        <Icon name="download" />
        Download
      </Button>
    </section>
  )
}
