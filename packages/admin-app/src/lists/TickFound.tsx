import { Button } from '@mui/material'
import { type RaRecord, useListContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useRules } from '../config/runtime'
import { failureText } from '../toasts/failure-text'
import { useToast } from '../toasts/use-toast'

interface TickFoundProps {
  ticked: readonly RaRecord[]
  /** Resolves to how many rows are ticked then. */
  tickFound: (most: number) => Promise<number>
}

/** Once all rows of the page are ticked, ticks those of the other pages of what is searched for, too. */
export function TickFound({ ticked, tickFound }: TickFoundProps) {
  const translate = useTranslate()
  const toast = useToast()
  const { exportRows } = useRules()
  const { data = [], total = 0, filterValues } = useListContext()
  const [isTicking, setTicking] = useState(false)
  const [done, setDone] = useState({ searched: '', ticks: 0 })
  const ids = new Set(ticked.map(({ id }) => id))
  const searched = JSON.stringify(filterValues)
  const isDone = done.searched === searched && ids.size >= done.ticks
  if (isDone || total <= data.length || !data.every(({ id }) => ids.has(id))) return null
  const count = Math.min(total, exportRows)
  async function tick(): Promise<void> {
    setTicking(true)
    try {
      setDone({ searched, ticks: await tickFound(count) })
    } catch (error) {
      toast('error', failureText(error))
    } finally {
      setTicking(false)
    }
  }
  return (
    <Button size="small" color="inherit" onClick={() => void tick()} loading={isTicking}>
      {translate('console.list.tick_found', { smart_count: count })}
    </Button>
  )
}
