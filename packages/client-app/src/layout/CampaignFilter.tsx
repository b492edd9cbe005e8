import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { TextField } from '../ui/TextField'
import styles from './CampaignFilter.module.css'
import type { usePausedText } from './use-paused-text'

/** Narrows the campaigns down by name, 2 seconds after the last letter or at once with Enter. */
export function CampaignFilter({ filter }: { filter: ReturnType<typeof usePausedText> }) {
  return (
    <search>
      <form
        onSubmit={event => {
          event.preventDefault()
          filter.applyNow(filter.text)
        }}
      >
        <TextField
          className={styles.field}
          label="Filter campaigns"
          labelHidden
          type="search"
          placeholder="Filter campaigns"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          dir="auto"
          value={filter.text}
          onChange={event => filter.type(event.target.value)}
          leading={<Icon name="search" />}
          trailing={<FilterState filter={filter} />}
        />
        <p role="status" className="visually-hidden">
          {filter.isPending ? 'The list follows in two seconds, or at once with Enter.' : ''}
        </p>
      </form>
    </search>
  )
}

function FilterState({ filter }: { filter: ReturnType<typeof usePausedText> }) {
  if (filter.isPending) {
    return (
      <span className={styles.pending} aria-hidden="true">
        Filtering… <kbd className={styles.key}>Enter</kbd>
      </span>
    )
  }
  if (filter.text === '') return null
  return <IconButton label="Clear filter" icon="close" onClick={() => filter.applyNow('')} />
}
