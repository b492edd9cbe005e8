import type { Texts } from '../../config/admin-feature'
import { TRUCK_FIELDS_SPANISH } from '../../nouns/fleet/truck-fields-spanish'

const fields = {
  vendor_name: 'Proveedor',
  vendor_city: 'Ciudad del proveedor',
  ...TRUCK_FIELDS_SPANISH,
}

export const SHEET_TEXTS_SPANISH = {
  sheets: {
    export: 'Exportar Excel',
    export_count: 'Exportar Excel (%{smart_count})',
    how: 'Marque los camiones que van en el archivo. Las marcas se conservan al buscar y al pasar de página.',
    empty_text: 'Aquí aparecen los camiones de los proveedores con sus medidas.',
    saved: '%{name} se ha guardado con un camión |||| %{name} se ha guardado con %{smart_count} camiones',
    saved_less:
      '%{name} se ha guardado sin un camión que se eliminó mientras tanto |||| %{name} se ha guardado sin %{smart_count} camiones que se eliminaron mientras tanto',
  },
  resources: {
    'print-order-trucks': { name: 'Camión |||| Camiones', fields },
    'install-guide-trucks': { name: 'Camión |||| Camiones', fields },
  },
} satisfies Texts
