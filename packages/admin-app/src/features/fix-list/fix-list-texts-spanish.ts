import type { Texts } from '../../config/admin-feature'

const fields = {
  truck_id: 'Camión',
  description: 'Descripción',
  date_identified: 'Fecha de detección',
  target_close_date: 'Fecha prevista de cierre',
  bleeding_stopped: 'Daño contenido',
  reprint_ordered: 'Reimpresión pedida',
  product_owner_id: 'Responsable',
  solution: 'Solución',
  truck_name: 'Camión',
  vendor_name: 'Proveedor',
  owner_name: 'Responsable',
  date_closed: 'Fecha de cierre',
}

/** Short, over a column. */
const columns = { ...fields, date_identified: 'Detectado', reprint_ordered: 'Reimpresión' }

export const FIX_LIST_TEXTS_SPANISH = {
  fix_list: {
    title: 'Reparación',
    of_truck: 'Reparaciones de este camión',
    of_vendor: 'Reparaciones de este proveedor',
    counts: 'Las reparaciones de un vistazo',
    open_count: 'abiertas',
    late_count: 'pasada la fecha prevista de cierre',
    bleeding_count: 'con el daño sin contener',
    days_late: '%{smart_count} día de retraso |||| %{smart_count} días de retraso',
    edit_named: 'Editar la reparación de %{name}',
    review_named: 'Ver la reparación cerrada de %{name}',
    create_button: 'Crear',
    update_button: 'Actualizar',
    delete_button: 'Eliminar',
    delete_title: '¿Eliminar la reparación de %{name}?',
    clear_truck: 'Elegir otro camión',
    truck_help: 'Escriba al menos %{count} caracteres del camión, su matrícula o su proveedor.',
    no_truck: 'No se encontró ningún camión',
    nobody: 'Nadie',
    empty_open: 'Nada que reparar',
    empty_open_text: 'Una reparación dice qué le pasa a un camión y para cuándo debe arreglarse.',
    empty_closed: 'Todavía no hay nada cerrado',
    empty_closed_text: 'Aquí se conserva lo que se marca como cerrado.',
  },
  resources: {
    'fix-list': { name: 'Reparación |||| Reparaciones', fields },
    'open-fix-list': { name: 'Reparación abierta |||| Reparaciones abiertas', fields: columns },
    'closed-fix-list': { name: 'Reparación cerrada |||| Reparaciones cerradas', fields: columns },
  },
} satisfies Texts
