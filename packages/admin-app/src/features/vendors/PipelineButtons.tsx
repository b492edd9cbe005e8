import { Box, FormHelperText, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { PIPELINE, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import { useInput, useTranslate, ValidationError } from 'ra-core'

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
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.entries(PIPELINE).map(([stage, label]) => (
          <ToggleButton key={stage} value={stage} sx={{ textTransform: 'none' }}>
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
