import { type Brand, initials, ROLE } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../api'
import { PATHS } from '../paths'
import { useSession } from '../session/use-session'
import { Logo } from '../theme/Logo'
import { ThemeSwitch } from '../theme/ThemeSwitch'
import { buttonClass } from '../ui/Button'
import { classNames } from '../ui/class-names'
import { IconButton } from '../ui/IconButton'
import { useCampaigns } from '../campaign/campaign-context'
import { ProfilePicture } from './ProfilePicture'
import styles from './ShellHeader.module.css'

/** Who is signed in and their account, the way to the staff console for staff, and the way out. Spec: client dashboard, 2. */
export function ShellHeader({
  brand,
  onShowSearch,
  onShowShortcuts,
  onShowAccount,
  className,
}: {
  brand: Pick<Brand, 'name' | 'logoUrl' | 'primary'>
  onShowSearch: () => void
  onShowShortcuts: () => void
  onShowAccount: () => void
  className?: string
}) {
  const session = useSession()
  const { userId } = useCampaigns()
  const user = useQuery({
    queryKey: ['user', userId],
    queryFn: ({ signal }) => api.user({ params: { userId }, signal }),
  })
  const hints = session.status === 'out' ? undefined : session.hints
  const name = hints?.name ?? ''
  const isStaff = hints !== undefined && hints.role !== ROLE.client
  const small = buttonClass({ variant: 'quiet', size: 'small' })
  return (
    <header className={classNames(styles.header, className)}>
      <Link to={PATHS.map} className={styles.home}>
        <span className={isStaff ? styles.wide : styles.always}>
          <Logo brand={brand} />
        </span>
        {/* On a phone the way to the staff console needs the room of the name. */}
        {isStaff && (
          <span className={styles.narrow}>
            <Logo brand={brand} markOnly />
          </span>
        )}
      </Link>
      {/* Another app of the same origin, so a plain link that the browser follows. */}
      {isStaff && (
        <a href={PATHS.admin} className={small}>
          Admin Dashboard
        </a>
      )}
      <IconButton
        // On a phone the way to the staff console needs its room, too.
        className={isStaff ? styles.wideOnly : undefined}
        label="Search"
        icon="search"
        onClick={onShowSearch}
      />
      <IconButton
        className={styles.wideOnly}
        label="Keyboard shortcuts"
        icon="keyboard"
        onClick={onShowShortcuts}
      />
      <ThemeSwitch />
      <button
        type="button"
        className={styles.account}
        title="Your account"
        aria-label={`${initials(name)} – your account, ${name}`}
        aria-haspopup="dialog"
        onClick={onShowAccount}
      >
        <ProfilePicture name={name} url={user.data?.user[0]?.user_profile_image ?? null} />
      </button>
      <Link to={PATHS.logout} className={small}>
        Log out
      </Link>
    </header>
  )
}
