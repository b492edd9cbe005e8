import '@fontsource/poppins/latin-400.css'
import '@fontsource/poppins/latin-500.css'
import '@fontsource/poppins/latin-600.css'
import './tokens.css'
import './base.css'
import './elements.css'
import { config } from '../config'
import { applyBrand } from './apply-brand'
import { followThemeChoice } from './theme-choice'
import { VIEW_CLASS } from './dress-view'

/** Importing this file dresses the page: fonts, tokens, the brand's colours and the remembered light or dark. */
document.body.classList.add(VIEW_CLASS)
applyBrand(config.brand)
followThemeChoice()
