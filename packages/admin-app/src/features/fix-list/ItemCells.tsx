import { serverClock } from '@product/client-app/server-clock'
import { Typography } from '@mui/material'
import { type FixListItem, isBleeding, whatPresses } from '@product/sdk/nouns/fix-list'
import { losAngelesDay } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import styles from './ItemCells.module.css'

/** The name of another record, with the way to its page. */
export const NameLink = ({ name, to }: { name: string; to: string }) => (
  // The row around it leads to the item.
  <Link to={to} className="plain-link" onClick={event => event.stopPropagation()}>
    {name}
  </Link>
)

/** Two lines, the rest on hover, so that a long text leaves the row one. */
export const SeveralLines = ({ text }: { text: string }) => (
  <span className={styles.lines} data-tip={text}>
    {text}
  </span>
)

/** Until when, and by how many days that is past. */
export function TargetDate({ item }: { item: FixListItem }) {
  const translate = useTranslate()
  const late = whatPresses(item, losAngelesDay(serverClock.now())).find(({ kind }) => kind === 'past-target')
  return (
    <span className={styles.date}>
      {item.target_close_date}
      {late?.kind === 'past-target' && (
        <Typography
          component="span"
          variant="caption"
          color="error"
          sx={{ display: 'block', fontWeight: 500 }}
        >
          {translate('fix_list.days_late', { smart_count: late.days })}
        </Typography>
      )}
    </span>
  )
}

export function BleedingStopped({ item }: { item: FixListItem }) {
  const translate = useTranslate()
  const text = translate(item.bleeding_stopped ? 'ra.boolean.true' : 'ra.boolean.false')
  if (!isBleeding(item)) return text
  return (
    <Typography component="span" color="error" sx={{ fontWeight: 500 }}>
      {text}
    </Typography>
  )
}
