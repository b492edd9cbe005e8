import type { Texts } from '../../config/admin-feature'

const fields = {
  vendor_name: 'Proveedor',
  vendor_city: 'Ciudad',
  truck_name: 'Camión',
  license_plate: 'Matrícula',
  campaign_name: 'Campaña',
  payment_schedule_end_date: 'Fin del pago',
  days_left: 'Días restantes',
  removed_date: 'Retirado el',
  removal_notes: 'Notas',
}

export const REMOVAL_TEXTS_SPANISH = {
  removals: {
    counts: 'Las retiradas de un vistazo',
    count_overdue: 'con retraso',
    count_this_week: 'en los próximos 7 días',
    count_upcoming: 'próximas',
    count_completed: 'completadas',
    days_left: 'queda %{smart_count} día |||| quedan %{smart_count} días',
    days_over: 'pasado %{smart_count} día |||| pasados %{smart_count} días',
    last_day: 'último día',
    edit_named: 'Editar la retirada de %{name}',
    review_named: 'Ver la retirada de %{name}',
    removal_date: 'Fecha real de la retirada',
    date_help: 'Elija el día en que se retiró el anuncio para marcarlo como retirado.',
    notes: 'Notas',
    picture: 'Foto',
    picture_alt: 'El camión después de la retirada',
    picture_drop: 'Suelte una foto aquí',
    picture_replace: 'Suelte otra foto aquí',
    picture_choose: 'Elegir una foto',
    picture_remove: 'Quitar la foto',
    picture_sending: 'La foto se está enviando',
    early_title: '¿Terminar antes el plan de pago?',
    early_text: 'Debía terminar el %{was} y terminará el %{becomes}. Se añade una nota.',
    early_confirm: 'Terminar antes',
    restore: 'Restaurar el fin del plan de pago, %{date}',
    empty_upcoming: 'Nada que retirar',
    empty_upcoming_text:
      'Una retirada aparece aquí sola 30 días antes de que termine su plan de pago y se queda hasta que se hace.',
    empty_completed: 'Todavía no se ha retirado nada',
    empty_completed_text: 'Aquí se conservan las retiradas marcadas como hechas.',
  },
  resources: {
    'upcoming-removals': { name: 'Retirada próxima |||| Retiradas próximas', fields },
    'completed-removals': { name: 'Retirada completada |||| Retiradas completadas', fields },
  },
} satisfies Texts
