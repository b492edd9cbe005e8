import { Alert, Button, TextField } from '@mui/material'
import {
  hasAllowedCharacters,
  readTypedNumbers,
  type RefusedNumber,
  TYPED_NUMBER_TEXTS,
} from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useState } from 'react'

export interface TypedNumbersFieldProps {
  /** E.164, those that are there already. */
  already: readonly string[]
  onAdd: (numbers: readonly string[]) => void
  /** What was not accepted and waits to be mended. */
  refused: readonly RefusedNumber[]
  onRefused: (refused: readonly RefusedNumber[]) => void
}

/**
 * Numbers that are typed or pasted, parted by semicolons or Enter. What is not accepted stays to be mended, with a
 * correction offered where it seems to be a number. Spec: communication, 2 and 5.
 */
export function TypedNumbersField({ already, onAdd, refused, onRefused }: TypedNumbersFieldProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const isWrong = !hasAllowedCharacters(typed)

  function read(text: string): void {
    const { numbers, refused: left } = readTypedNumbers(text, already)
    if (numbers.length > 0) onAdd(numbers)
    const added = left.filter(one => !refused.some(({ text: known }) => known === one.text))
    if (added.length > 0) onRefused([...refused, ...added])
    setTyped('')
  }

  const settle = (text: string): void => onRefused(refused.filter(one => one.text !== text))

  return (
    <>
      <TextField
        label={translate('messages.numbers.label')}
        value={typed}
        onChange={({ target: { value } }) => (value.includes(';') ? read(value) : setTyped(value))}
        onPaste={event => {
          const text = event.clipboardData.getData('text')
          // An input would run the lines of a list together.
          if (!/[\r\n]/.test(text)) return
          event.preventDefault()
          read(`${typed}${text}`)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (typed.trim() !== '') read(typed)
        }}
        onBlur={() => typed.trim() !== '' && read(typed)}
        error={isWrong}
        helperText={TYPED_NUMBER_TEXTS.helper}
        margin="dense"
        fullWidth
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 400_000 } }}
      />
      {refused.map(one => (
        <RefusedRow
          key={one.text}
          refused={one}
          onTake={number => {
            onAdd([number])
            settle(one.text)
          }}
          onMend={() => {
            setTyped(one.text)
            settle(one.text)
          }}
          onDrop={() => settle(one.text)}
        />
      ))}
    </>
  )
}

interface RefusedRowProps {
  refused: RefusedNumber
  onTake: (number: string) => void
  onMend: () => void
  onDrop: () => void
}

function RefusedRow({ refused: { text, correction }, onTake, onMend, onDrop }: RefusedRowProps) {
  const translate = useTranslate()
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1, overflowWrap: 'anywhere' }}
      onClose={onDrop}
      closeText={translate('messages.numbers.drop', { text })}
    >
      {translate(correction === undefined ? 'messages.numbers.refused' : 'messages.numbers.correctable', {
        text,
      })}{' '}
      {correction === undefined ? (
        <Button size="small" color="inherit" onClick={onMend}>
          {translate('messages.numbers.mend')}
        </Button>
      ) : (
        <Button size="small" color="inherit" onClick={() => onTake(correction)}>
          {TYPED_NUMBER_TEXTS.correction(phoneText(correction))}
        </Button>
      )}
    </Alert>
  )
}
