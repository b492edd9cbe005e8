import styles from './RoutePicture.module.css'
import picture from './route-picture.svg?no-inline'

/**
 * Decoration: a few routes through a made-up town. Drawn from a file, which costs no script, and through `use`,
 * which lets it take the brand's colours.
 */
export function RoutePicture() {
  return (
    <svg className={styles.picture} aria-hidden="true">
      <use href={`${picture}#routes`} />
    </svg>
  )
}
