import { Avatar } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { RichText } from '../../rich-text/RichText'
import { NOTHING_STAGED, type StagedPaper } from './vendor-record'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** How a value reads in the choice between two edits: the picture as it looks, notes as text, what is staged as a count. */
export function useStaleValue(): (field: string, value: unknown) => ReactNode {
  const translate = useTranslate()
  return (field, value) => {
    if (field in NOTHING_STAGED) {
      const items: readonly (StagedPaper | number)[] = Array.isArray(value) ? value : []
      const names = items.flatMap(item => (typeof item === 'number' ? [] : item.name))
      return names.length > 0 ? names.join(', ') : translate('vendors.staged', { smart_count: items.length })
    }
    if (field === 'profile_picture' && isText(value)) return <Avatar src={value} alt="" />
    return field === 'notes' && isText(value) ? <RichText html={value} /> : undefined
  }
}
