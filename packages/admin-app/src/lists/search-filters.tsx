import type { ReactElement } from 'react'
import { SearchField } from './SearchField'

/** The search that every list has; the data provider sends it as `search`. */
export const searchFilters: readonly ReactElement[] = [<SearchField key="q" source="q" alwaysOn />]
