import { Alert } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FieldProblems } from './campaign-problems'

interface RefusedSaveProps {
  /** The server's texts by the part of the call that they are about. */
  issues: Readonly<Record<string, string>>
  problems: FieldProblems
}

/** Why nothing was saved: what stands beside its field, and what belongs to none. */
export function RefusedSave({ issues, problems }: RefusedSaveProps) {
  const translate = useTranslate()
  const texts = [...new Set([...Object.values(problems), ...Object.values(issues)])]
  if (texts.length === 0) return null
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {translate('campaign.problems')}
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  )
}
