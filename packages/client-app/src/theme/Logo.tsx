import type { Brand } from '@product/sdk/values'
import { markUrl } from './brand-mark'
import styles from './Logo.module.css'

/** The brand's own logo where it has one, else the truck in its colour with its name. */
export function Logo({
  brand,
  markOnly = false,
}: {
  brand: Pick<Brand, 'name' | 'logoUrl' | 'primary'>
  /** For narrow places: the name is left to screen readers. */
  markOnly?: boolean
}) {
  if (brand.logoUrl) {
    return (
      <span className={styles.logo}>
        <img className={styles.image} src={brand.logoUrl} alt={brand.name} />
      </span>
    )
  }
  return (
    <span className={styles.logo}>
      <img
        className={styles.image}
        src={markUrl(brand.primary)}
        alt={markOnly ? brand.name : ''}
        width={32}
        height={32}
      />
      {!markOnly && <span className={styles.name}>{brand.name}</span>}
    </span>
  )
}
