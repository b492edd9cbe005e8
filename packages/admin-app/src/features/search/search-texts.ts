import type { Texts } from '../../config/admin-feature'

export const SEARCH_TEXTS = {
  search: {
    title: 'Search',
    field: 'Search vendors, trucks, payments and campaigns',
    placeholder: 'Name, city, phone, license plate',
    clear: 'Clear the search',
    hint: 'What are you looking for?',
    hint_text: 'Vendors, trucks, payments and campaigns are searched. Small misspellings are forgiven.',
    searching: 'Searching',
    none: 'No data found',
    none_text: 'Try fewer or other words.',
    failed: 'The search failed',
    failed_text: 'Check the connection and try again.',
    vendors: 'Vendors',
    trucks: 'Trucks',
    payments: 'Payments',
    campaigns: 'Campaigns',
    found: '%{count}',
    found_at_least: '%{count} or more',
    unnamed: 'Without a name',
    rate: '$%{dollars} a month',
    pages: 'Pages of %{section}',
    page: '%{section}, page %{page}',
    next: 'Next page of %{section}',
    previous: 'Previous page of %{section}',
  },
} satisfies Texts
