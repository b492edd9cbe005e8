import styles from './Skeleton.module.css'

/** A grey shape where something is about to be, in its size, so that nothing moves when it comes. */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  width?: number | string
  height?: number | string
}) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />
}
