import type { Texts } from '../../config/admin-feature'

export const IMPERSONATION_TEXTS_SPANISH = {
  impersonation: {
    map: 'Mapa de la campaña',
    analytics: 'Análisis',
    pages: 'Páginas del cliente',
    campaign: 'Campaña',
    campaigns: 'Campañas',
    leave: 'Dejar de ver como el cliente',
    failed: 'Este panel no se puede mostrar',
    no_campaign: 'Esta campaña no es de este cliente.',
    start: 'Ver como el cliente',
    start_text: 'Vea el mapa y el análisis de una campaña como los ve su cliente.',
    start_label: 'Cliente o campaña',
    start_none: 'No se encontró ningún cliente ni campaña',
    start_failed: 'No se pudo cargar la lista. Escriba de nuevo para reintentar.',
  },
} satisfies Texts
