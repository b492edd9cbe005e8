import type { Texts } from '../../config/admin-feature'

export const REMINDER_TEXTS_SPANISH = {
  reminders: {
    title: 'Recordatorios de imágenes',
    choose: 'Elegir proveedores',
    check: 'Revisar los mensajes',
    search: 'Buscar proveedores',
    select_all: 'Seleccionar todos',
    deselect_all: 'Quitar la selección',
    all: 'También proveedores que ya enviaron las imágenes de este mes',
    vendors: 'Proveedores',
    messages: 'Mensajes',
    none: 'No hay que recordárselo a nadie',
    none_text: {
      missing: 'Aquí aparecen los proveedores con informe de imágenes a los que les faltan las de este mes.',
      all: 'Aquí aparecen los proveedores con informe de imágenes y un camión en una campaña en curso.',
    },
    trucks: 'un camión |||| %{smart_count} camiones',
    no_number: 'sin número',
    blocked: 'posiblemente bloqueado',
    asked: 'pedido el %{time}',
    chosen: 'Un proveedor seleccionado |||| %{smart_count} proveedores seleccionados',
    at_least_one: 'Seleccione al menos un proveedor.',
    next: 'Siguiente',
    go_back: 'Volver',
    send: 'Enviar un recordatorio |||| Enviar %{smart_count} recordatorios',
    sent: 'Los recordatorios están en camino.',
    progress: 'Ver el progreso',
  },
} satisfies Texts
