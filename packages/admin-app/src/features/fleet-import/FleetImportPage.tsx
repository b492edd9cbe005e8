import { Box, Button, Step, StepLabel, Stepper, Typography } from '@mui/material'
import { VENDOR_LABELS } from '@product/sdk/nouns/fleet'
import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Page } from '../../layout/Page'
import { WayBack } from '../../layout/WayBack'
import { pathTo } from '../../paths'
import { CheckStep } from './CheckStep'
import { ColumnsStep } from './ColumnsStep'
import { FileStep } from './FileStep'
import { ResultStep } from './ResultStep'
import { IMPORT_STEPS, type ImportStep, useImportWork } from './use-import-work'

/** A file becomes vendors and trucks: chosen, its columns named, its rows checked, all of it imported or nothing. */
export function FleetImportPage() {
  const translate = useTranslate()
  const { work, choose, setColumns, goTo, finish, restart } = useImportWork()
  return (
    <Page
      title="fleet_import.title"
      actions={
        (work.step === 'columns' || work.step === 'check') && (
          <Button variant="outlined" onClick={restart}>
            {translate('fleet_import.other_file')}
          </Button>
        )
      }
    >
      <WayBack label="fleet_import.way_back" to={pathTo('drive')}>
        {VENDOR_LABELS.all}
      </WayBack>
      <Steps step={work.step} />
      <StepRegion step={work.step}>
        {work.step === 'file' && <FileStep onChoose={choose} />}
        {work.step === 'columns' && (
          <ColumnsStep
            file={work.file}
            onChange={columns => setColumns(work.file, columns)}
            onNext={() => goTo('check', work.file)}
          />
        )}
        {work.step === 'check' && (
          <CheckStep file={work.file} onBack={() => goTo('columns', work.file)} onDone={finish} />
        )}
        {work.step === 'result' && <ResultStep done={work.done} onRestart={restart} />}
      </StepRegion>
    </Page>
  )
}

function Steps({ step }: { step: ImportStep }) {
  const translate = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={translate('fleet_import.steps')}
      sx={{ mb: 3, maxWidth: 720, mx: { xs: -1, sm: 0 } }}
    >
      <Stepper
        activeStep={step === 'result' ? IMPORT_STEPS.length : IMPORT_STEPS.indexOf(step)}
        alternativeLabel
      >
        {IMPORT_STEPS.map(name => (
          <Step key={name} aria-current={name === step ? 'step' : undefined}>
            <StepLabel>{translate(`fleet_import.${name}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  )
}

/** A new step is read out, and the keyboard goes on from its beginning. */
function StepRegion({ step, children }: { step: ImportStep; children: ReactNode }) {
  const translate = useTranslate()
  const region = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) region.current?.focus()
    shown.current = step
  }, [step])
  const name = translate(`fleet_import.${step}`)
  return (
    <section aria-labelledby="import-step">
      <Typography ref={region} id="import-step" component="h2" variant="h2" tabIndex={-1} sx={{ mb: 1.5 }}>
        {translate('fleet_import.step_of', { step: IMPORT_STEPS.indexOf(step) + 1, name })}
      </Typography>
      {children}
    </section>
  )
}
