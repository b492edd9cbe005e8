import type { Texts } from '../../config/admin-feature'
import { TRUCK_FIELDS_SPANISH } from '../../nouns/fleet/truck-fields-spanish'

export const INVENTORY_TEXTS_SPANISH = {
  inventory: {
    export: 'Exportar CSV',
    empty_text: 'Aquí aparecen los camiones que no están en ninguna campaña, ni ahora ni más adelante.',
    city: 'Ciudades',
    make: 'Marcas',
    taken:
      'Un camión se puso en una campaña o se eliminó mientras tanto y no va en el archivo: %{names} |||| %{smart_count} camiones se pusieron en una campaña o se eliminaron mientras tanto y no van en el archivo: %{names}',
  },
  resources: {
    'inventory-trucks': {
      name: 'Camión |||| Camiones',
      fields: {
        vendor_name: 'Proveedor',
        vendor_city: 'Ciudad',
        vendor_phone_num: 'Teléfono',
        ...TRUCK_FIELDS_SPANISH,
      },
    },
  },
} satisfies Texts
