import type { Texts } from '../../config/admin-feature'

export const SCHEDULED_TEXTS_SPANISH = {
  scheduled: {
    title: 'Programados',
    search: 'Buscar mensajes programados',
    none_text: 'Lo que se escribe ahora y sale más tarde espera aquí.',
    view_title: 'Mensaje programado',
    reschedule: 'Cambiar la hora',
    reschedule_named: 'Cambiar la hora del mensaje a %{name}',
    delete_named: 'Eliminar el mensaje a %{name}',
    delete_title: '¿Eliminar el mensaje a %{name}?',
    moved: 'Hora del mensaje cambiada',
    deleted: 'Mensaje programado eliminado',
    pictures: 'una imagen |||| %{smart_count} imágenes',
    pictures_only: 'Solo imágenes',
    blocked: 'Puede que no salga cuando llegue su hora.',
    facts: { to: 'Para', number: 'Número', at: 'Sale', by: 'Escrito por', pictures: 'Imágenes' },
  },
} satisfies Texts
