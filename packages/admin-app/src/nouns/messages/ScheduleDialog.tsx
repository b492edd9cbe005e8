import { serverClock } from '@product/client-app/server-clock'
import { Alert, Button, DialogActions, Stack, Typography } from '@mui/material'
import {
  isQuietHour,
  losAngelesInput,
  quickChoices,
  readSchedule,
  SCHEDULE_TEXTS,
  SCHEDULE_WINDOWS,
} from '@product/sdk/nouns/messages'
import { LOS_ANGELES } from '@product/sdk/values'
import { useLocale, useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../../forms/FormDialog'
import { useDates } from '../../texts/dates'
import { InstantChoice } from './InstantChoice'
import { WallTimeField } from './WallTimeField'

export interface ScheduleDialogProps {
  /** Of a chat an hour to 7 days ahead, of compose and another time 20 minutes to 7 days. Spec: communication, 5. */
  window: 'chat' | 'compose'
  /** UTC, the time it has until now. */
  start?: string
  isPending?: boolean
  /** Why the last try failed. */
  problem?: string
  /** What else is said of a time that can be taken (UTC). */
  renderNote?: (instant: string) => ReactNode
  /** UTC milliseconds. */
  now?: () => number
  /** UTC. */
  onSchedule: (instant: string) => void
  onClose: () => void
}

/** Schedule Send: a time on the clocks of Los Angeles, wherever the browser stands. Spec: communication, 2 and 5. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { start, isPending = false, problem, renderNote, now = serverClock.now, onSchedule, onClose } = props
  const translate = useTranslate()
  const dates = useDates()
  const window = SCHEDULE_WINDOWS[props.window]
  const [openedAt] = useState(now)
  const [local, setLocal] = useState(() => losAngelesInput(start ?? firstChoice(window, openedAt)))
  /** Which of two, where the clock changes. */
  const [meant, setMeant] = useState<number>()
  /** The one that was pressed too late. */
  const [late, setLate] = useState<string>()

  const read = readSchedule(local, window, openedAt)
  const choice =
    read?.reading === 'once' ? read.choices[0] : read?.choices.find(({ instant }) => instant === meant)
  const wrong = late ?? choice?.problem

  function choose(next: string): void {
    setLocal(next)
    setMeant(undefined)
    setLate(undefined)
  }

  function schedule(): void {
    if (!choice) return
    // The dialog may have stood open for long.
    const again = readSchedule(local, window, now())?.choices.find(
      ({ instant }) => instant === choice.instant,
    )
    if (again?.problem === undefined) onSchedule(new Date(choice.instant).toISOString())
    else setLate(again.problem)
  }

  const close = isPending ? () => undefined : onClose
  return (
    <FormDialog title="messages.schedule.title" onClose={close}>
      <Typography color="textSecondary">
        {translate('messages.schedule.window', {
          first: dates.appointment(openedAt + window.leastMs),
          last: dates.appointment(openedAt + window.mostMs),
        })}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        role="group"
        aria-label={translate('messages.schedule.quick')}
        sx={{ flexWrap: 'wrap', my: 2 }}
      >
        {quickChoices(window, openedAt).map(({ name, instant }) => (
          <Button
            key={name}
            size="small"
            variant={choice?.instant === instant ? 'contained' : 'outlined'}
            aria-pressed={choice?.instant === instant}
            onClick={() => choose(losAngelesInput(instant))}
          >
            {translate(`messages.schedule.${name}`, { time: dates.time(instant) })}
          </Button>
        ))}
      </Stack>
      <WallTimeField
        label={translate('messages.schedule.at')}
        value={local}
        first={losAngelesInput(openedAt + window.leastMs)}
        last={losAngelesInput(openedAt + window.mostMs)}
        problem={wrong}
        onChange={choose}
      />
      {read && read.reading !== 'once' && (
        <InstantChoice
          question={SCHEDULE_TEXTS[read.reading]}
          choices={read.choices.map(({ instant }) => ({ instant, text: dates.appointment(instant) }))}
          chosen={meant}
          onChoose={setMeant}
        />
      )}
      {choice && wrong === undefined && (
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          {dates.appointment(choice.instant)}
          <ByOwnClock instant={choice.instant} />
        </Typography>
      )}
      {choice && isQuietHour(choice.instant) && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {SCHEDULE_TEXTS.quiet}
        </Alert>
      )}
      {choice && wrong === undefined && renderNote?.(new Date(choice.instant).toISOString())}
      {problem !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      <DialogActions sx={{ px: 0, mt: 1 }}>
        <Button variant="outlined" onClick={close} disabled={isPending}>
          {translate('console.confirm.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={schedule}
          disabled={!choice || wrong !== undefined}
          loading={isPending}
        >
          {translate('messages.schedule.button')}
        </Button>
      </DialogActions>
    </FormDialog>
  )
}

const firstChoice = (window: Parameters<typeof quickChoices>[0], now: number): number =>
  // At night nothing is quick: then the end of the window is as good as any.
  quickChoices(window, now)[0]?.instant ?? now + window.mostMs

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The same by the clock of this computer, where it is not that of Los Angeles. */
function ByOwnClock({ instant }: { instant: number }) {
  const translate = useTranslate()
  const locale = useLocale()
  if (ownZone === LOS_ANGELES) return null
  const ownClock = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return (
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {translate('messages.schedule.here', { time: ownClock.format(instant) })}
    </Typography>
  )
}
