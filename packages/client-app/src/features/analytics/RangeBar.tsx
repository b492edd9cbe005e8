import { dayRangeText, rangeLength } from '@product/sdk/nouns/campaigns'
import { pluralText } from '@product/sdk/values'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/Button'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/Icon'
import { Popover } from '../../ui/Popover'
import { PHONE, useMediaQuery } from '../../ui/use-media-query'
import styles from './RangeBar.module.css'
import { RangeFields, type RangeFieldsProps } from './RangeFields'

/**
 * Which days the figures are of. What a brush over the charts picks can be typed here. On a phone it is one button, so
 * that the figures come first.
 */
export function RangeBar({ mapLink, ...fields }: RangeFieldsProps & { mapLink: string }) {
  const isPhone = useMediaQuery(PHONE)
  const { days } = fields
  const hint = days
    ? `${pluralText(rangeLength(days), 'day', 'days')} picked (UTC)`
    : 'Drag over a chart to pick days (UTC)'
  return (
    <section className={styles.bar} aria-label="Days">
      {isPhone ? (
        <Popover
          label="Days"
          renderTrigger={trigger => (
            <button
              type="button"
              {...trigger}
              className={classNames(buttonClass({ size: 'small' }), styles.chip)}
            >
              <span className={styles.chipText}>{days ? dayRangeText(days) : 'Whole campaign'}</span>
              <Icon name="chevron" size={14} />
            </button>
          )}
        >
          {() => (
            <div className={styles.panel}>
              <RangeFields {...fields} />
              <p className={styles.hint}>{hint}</p>
            </div>
          )}
        </Popover>
      ) : (
        <>
          <RangeFields {...fields} />
          <p className={styles.hint} role="status">
            {hint}
          </p>
        </>
      )}
      <Link to={mapLink} className={buttonClass({ size: 'small' })}>
        <Icon name="map" size={16} />
        Show on map
      </Link>
    </section>
  )
}
