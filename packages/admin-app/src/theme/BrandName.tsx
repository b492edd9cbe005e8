import { Box } from '@mui/material'
import type { Brand } from '@product/sdk/values'
import { brandMark } from './brand-mark'

/** The brand's own logo where it has one, else the truck in its colour with its name. */
export function BrandName({ brand }: { brand: Pick<Brand, 'name' | 'logoUrl' | 'primary'> }) {
  if (brand.logoUrl)
    return <Box component="img" src={brand.logoUrl} alt={brand.name} sx={{ maxHeight: 28, maxWidth: 160 }} />
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, typography: 'h2' }}>
      <img src={brandMark(brand.primary)} alt="" width={28} height={28} />
      {brand.name}
    </Box>
  )
}
