import type { FeatureTexts } from '../../config/admin-feature'

/** Of the lists that the home page shows. */
export const CAMPAIGN_TODO_TEXTS = {
  en: {
    campaign_todos: {
      ending: 'Campaigns that end within 7 days',
      ends_today: 'Ends today',
      ends_in: 'Ends tomorrow |||| Ends in %{smart_count} days',
      without_trucks: 'Campaigns that start soon without trucks',
      starts_today: 'Starts today',
      starts_in: 'Starts tomorrow |||| Starts in %{smart_count} days',
      without_target_areas: 'Campaigns without target areas',
      no_target_area: 'No target area is drawn',
    },
  },
  es: {
    campaign_todos: {
      ending: 'Campañas que terminan en 7 días',
      ends_today: 'Termina hoy',
      ends_in: 'Termina mañana |||| Termina en %{smart_count} días',
      without_trucks: 'Campañas que empiezan pronto sin camiones',
      starts_today: 'Empieza hoy',
      starts_in: 'Empieza mañana |||| Empieza en %{smart_count} días',
      without_target_areas: 'Campañas sin zonas objetivo',
      no_target_area: 'No hay ninguna zona dibujada',
    },
  },
} satisfies FeatureTexts
