import { Box } from '@mui/material'
import { resultLink } from '@product/sdk/features/search'
import type { SearchIndexName } from '@product/sdk/nouns/search'
import { campaignDay, centsText, shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { Fragment, type ReactNode } from 'react'
import { Highlight } from 'react-instantsearch'
import { insideConsole } from '../../paths'
import { useSessionUser } from '../../session/use-session-user'
import { type FoundHit, shownFields } from './found-hit'
import { HitLink, LINE } from './HitLink'

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** What a payment costs and when a campaign runs. Not searched, so without highlights. */
function useKnownBesides({
  monthly_rate: rate,
  start_date: start,
  end_date: end,
}: FoundHit): string | undefined {
  const translate = useTranslate()
  if (typeof rate === 'number')
    return translate('search.rate', { dollars: centsText(Math.round(rate * 100)) })
  if (!isDate(start) || !isDate(end)) return undefined
  return `${shownDayText(campaignDay(start))} – ${shownDayText(campaignDay(end))}`
}

interface SearchHitProps {
  index: SearchIndexName
  hit: FoundHit
  onOpen: () => void
}

/** A link to the page of a hit; plain text where the role may not open that page. */
export function SearchHit({ index, hit, onOpen }: SearchHitProps) {
  const translate = useTranslate()
  const { role } = useSessionUser()
  const link = resultLink(index, hit, role)
  const { name, below } = shownFields(index, hit)
  const besides = useKnownBesides(hit)
  const details: ReactNode[] = below.map(field => <Highlight key={field} hit={hit} attribute={field} />)
  if (besides !== undefined) details.push(<span key="besides">{besides}</span>)
  const lines = (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {name === undefined ? translate('search.unnamed') : <Highlight hit={hit} attribute={name} />}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {details.map((detail, position) => (
          // Details of one hit never change places.
          <Fragment key={below[position] ?? 'besides'}>
            {position > 0 && ' · '}
            {detail}
          </Fragment>
        ))}
      </Box>
    </>
  )
  return (
    <li>
      {link === undefined ? (
        <Box sx={LINE}>{lines}</Box>
      ) : (
        <HitLink to={insideConsole(link) ?? link} onOpen={onOpen}>
          {lines}
        </HitLink>
      )}
    </li>
  )
}
