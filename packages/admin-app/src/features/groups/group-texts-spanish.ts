import type { Texts } from '../../config/admin-feature'

export const GROUP_TEXTS_SPANISH = {
  groups: {
    title: 'Grupos',
    add: 'Crear grupo',
    add_title: 'Grupo propio nuevo',
    add_button: 'Crear',
    edit: 'Editar',
    edit_title: 'Editar grupo propio',
    update_button: 'Actualizar',
    copy: 'Duplicar',
    copy_title: 'Duplicar como grupo propio',
    copy_button: 'Duplicar',
    delete_title: '¿Eliminar %{name}?',
    members: 'Contactos (%{count})',
    all: 'Todos los grupos',
    choose: 'Elija un grupo',
    choose_text: 'Aquí aparecen sus proveedores y números.',
  },
  resources: {
    'message-groups': {
      name: 'Grupo |||| Grupos',
      fields: { group_name: 'Nombre', vendors: 'Contactos' },
    },
  },
} satisfies Texts
