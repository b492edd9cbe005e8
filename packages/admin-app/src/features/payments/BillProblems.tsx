import { Alert, Box, Link as TextLink } from '@mui/material'
import { centsText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pathTo } from '../../paths'
import type { PaymentsAnswer } from './payments-answer'

type BillProblem = PaymentsAnswer['bill_problems'][number]

/** What the bill-payment service would refuse or misread, each with the way to the vendor. */
export function BillProblems({ problems }: { problems: readonly BillProblem[] }) {
  const translate = useTranslate()
  if (problems.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('payments.bill_problems')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 200, overflow: 'auto' }}>
        {problems.map(problem => {
          const vendorId = 'vendor_id' in problem ? problem.vendor_id : undefined
          const name = 'vendor_name' in problem ? problem.vendor_name : translate('payments.the_vendor')
          const amount = 'cents' in problem ? `$${centsText(problem.cents)}` : ''
          return (
            <li key={`${problem.problem} ${vendorId}`}>
              {vendorId !== undefined && (
                <>
                  <TextLink
                    component={Link}
                    to={pathTo('editVendor', { id: vendorId })}
                    color="inherit"
                    underline="always"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {name}
                  </TextLink>
                  {': '}
                </>
              )}
              {translate(`payments.bill.${problem.problem}`, { amount })}
            </li>
          )
        })}
      </Box>
    </Alert>
  )
}
