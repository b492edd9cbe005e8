import { Box, NativeSelect, Pagination, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useListPaginationContext, useTranslate } from 'ra-core'
import { useId } from 'react'
import { useRules } from '../config/runtime'

/** Pages of the sizes that the business offers. Spec: operations, 9. */
export function ListPagination() {
  const translate = useTranslate()
  const { pageSizes } = useRules()
  const { isPending, page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  const id = useId()
  if (!isPending && total === 0) return null
  const pages = Math.ceil(total / perPage)
  const range = {
    offsetBegin: (page - 1) * perPage + 1,
    offsetEnd: Math.min(page * perPage, total),
    total,
  }
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        minHeight: 52,
        px: 1,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {!isPending && (
        <>
          {!isNarrow && (
            <>
              <Typography component="label" htmlFor={id} sx={{ fontSize: '0.8125rem' }}>
                {translate('ra.navigation.page_rows_per_page')}
              </Typography>
              <NativeSelect
                id={id}
                value={perPage}
                disableUnderline
                onChange={event => setPerPage(Number(event.target.value))}
                sx={{ fontSize: '0.8125rem', color: 'inherit' }}
              >
                {[...new Set([...pageSizes, perPage])]
                  .sort((a, b) => a - b)
                  .map(size => (
                    <option key={size}>{size}</option>
                  ))}
              </NativeSelect>
            </>
          )}
          <Typography component="span" sx={{ fontSize: '0.8125rem' }}>
            {translate('ra.navigation.page_range_info', range)}
          </Typography>
          {pages > 1 && (
            <Pagination
              size="small"
              count={pages}
              page={Math.min(page, pages)}
              siblingCount={isNarrow ? 0 : 1}
              boundaryCount={isNarrow ? 0 : 1}
              onChange={(_event, next) => setPage(next)}
            />
          )}
        </>
      )}
    </Box>
  )
}
