import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { Link } from 'react-router'
import { mayEnter } from '../config/may-enter'
import { useAdmin } from '../config/runtime'
import type { FeatureLink } from '../config/admin-feature'
import { PAGES, type PageName } from '../paths'
import { useSessionUser } from '../session/use-session-user'

const primaryFirst = (a: FeatureLink, b: FeatureLink): number =>
  Number(b.isPrimary ?? false) - Number(a.isPrimary ?? false)

/** The buttons by which other features are reached from this page, in the order of `features.ts`. */
export const FeatureLinks = memo(function FeatureLinks({ into }: { into: PageName }) {
  const translate = useTranslate()
  const admin = useAdmin()
  const { role } = useSessionUser()
  return admin.links
    .filter(link => link.into === into && mayEnter(admin, `/${PAGES[link.to]}`, role))
    .toSorted(primaryFirst)
    .map(({ name, label, to, isPrimary = false }) => (
      <Button key={name} component={Link} to={`/${PAGES[to]}`} variant={isPrimary ? 'contained' : 'outlined'}>
        {translate(label)}
      </Button>
    ))
})
