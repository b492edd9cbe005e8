import type { Role } from './role'

/** Everything that tells one business from another in texts and looks. The server's `BRAND_FILE` lays JSON over it. */
export interface Brand {
  /** Stands for `{product}` in every text. */
  name: string
  logoUrl: string | null
  primary: string
  secondary: string
  font: string
  /** Paragraphs of the Terms of Use. */
  terms: readonly string[]
  /** What the alternate login page (`/dashboard/aom/login`) shows instead. */
  alternateLogin: { name: string; logoUrl: string | null; primary: string }
  /** Roles whose every login needs a second factor: without one they may do nothing but set it up. */
  secondFactorRoles: readonly Role[]
}

/** Source: client dashboard, 1; decisions, "Names, brand, product". */
export const DEFAULT_BRAND: Brand = {
  name: 'Haulboard',
  logoUrl: null,
  primary: '#B93A76',
  secondary: '#5a6268',
  font: 'Poppins',
  terms: [
    'This dashboard shows where the trucks of your campaigns drove and an estimate of how many people could see them.',
    'Miles come from GPS receivers on the trucks or, where marked as modelled, from planned routes. Impressions are estimates of the opportunity to see, not counts of people.',
    'The data is meant for your own planning. Please do not publish positions of single trucks, and keep your password to yourself.',
  ],
  alternateLogin: { name: 'Haulboard AOM', logoUrl: null, primary: '#5a6268' },
  secondFactorRoles: [],
}
