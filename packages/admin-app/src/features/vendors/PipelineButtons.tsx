import { Box, FormHelperText, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { PIPELINE, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import { useInput, useTranslate, ValidationError } from 'ra-core'

/** Also in several rows every button has its whole edge. */
const WRAPPED = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButton-root': {
    m: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    textTransform: 'none',
    px: 1.5,
    minHeight: { xs: 40, sm: 34 },
  },
} as const

/** Any stage may follow any other. Spec: operations, 2. */
export function PipelineButtons() {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: 'pipeline', defaultValue: VENDOR_FIELDS.pipeline.default })
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="caption" color="textSecondary" component="p">
        {translate('vendors.pipeline')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={field.value}
        aria-label={translate('vendors.pipeline')}
        // A press on the chosen one leaves it chosen.
        onChange={(_event, stage: string | null) => stage !== null && field.onChange(stage)}
        sx={WRAPPED}
      >
        {Object.entries(PIPELINE).map(([stage, label]) => (
          <ToggleButton key={stage} value={stage}>
            {translate(`resources.vendors.options.pipeline.${stage}`, { _: label })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {fieldState.error?.message !== undefined && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  )
}
