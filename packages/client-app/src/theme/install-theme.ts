import '@fontsource/poppins/latin-400.css'
import '@fontsource/poppins/latin-500.css'
import '@fontsource/poppins/latin-600.css'
import './tokens.css'
import './base.css'
import { config } from '../config'
import { applyBrand } from './apply-brand'
import { followThemeChoice } from './theme-choice'

/** Importing this file dresses the page: fonts, tokens, the brand's colours and the remembered light or dark. */
applyBrand(config.brand)
followThemeChoice()
