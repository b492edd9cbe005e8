import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'

interface InstantChoiceProps {
  question: string
  choices: readonly { instant: number; text: string }[]
  chosen: number | undefined
  onChoose: (instant: number) => void
}

/** Which of two points in time is meant, where the clocks change. */
export function InstantChoice({ question, choices, chosen, onChoose }: InstantChoiceProps) {
  return (
    <FormControl sx={{ mt: 1 }}>
      <FormLabel>{question}</FormLabel>
      <RadioGroup value={chosen ?? null} onChange={event => onChoose(Number(event.target.value))}>
        {choices.map(({ instant, text }) => (
          <FormControlLabel key={instant} value={instant} control={<Radio size="small" />} label={text} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
