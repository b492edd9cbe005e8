import { useState } from 'react'
import { initials } from '@product/sdk/values'
import styles from './ProfilePicture.module.css'

/** The user's picture, or the initials while there is none. */
export function ProfilePicture({ name, url }: { name: string; url: string | null }) {
  const [broken, setBroken] = useState<string>()
  if (url && url !== broken) {
    return (
      <img
        className={styles.picture}
        src={url}
        alt={name}
        title={name}
        width={32}
        height={32}
        onError={() => setBroken(url)}
      />
    )
  }
  return (
    <span className={styles.picture} role="img" aria-label={name} title={name}>
      {initials(name)}
    </span>
  )
}
