import type { Texts } from '../../config/admin-feature'

export const TEAM_TEXTS_SPANISH = {
  team: {
    users: 'Usuarios activos',
    activity: 'Registro de actividad',
    create: '+ Crear usuario',
    edit: 'Editar',
    edit_named: 'Editar a %{name}',
    create_button: 'Crear',
    update_button: 'Actualizar',
    delete_title: '¿Eliminar a %{name}?',
    delete_text: 'Esta acción es irreversible. Sus sesiones terminan en el acto.',
    keep_password: 'Déjela en blanco para conservar la contraseña.',
    no_activity: 'Todavía no hay nada registrado',
    no_activity_text: 'Aquí aparece lo que el equipo crea, cambia y elimina, lo último primero.',
    password_rule: 'Al menos %{count} caracteres.',
    gone: 'Este usuario ya no está en el equipo.',
    changed: '%{smart_count} campo |||| %{smart_count} campos',
    show_changes: 'Cambió %{fields}: %{action}',
    what_changed: 'Qué cambió',
    field: 'Campo',
    before: 'Antes',
    after: 'Después',
    nothing: 'nada',
    yes: 'Sí',
    no: 'No',
    parts: 'En qué consistió: %{smart_count} registro |||| En qué consistió: %{smart_count} registros',
    more_parts: 'Mostrar más',
    parts_failed: 'No se pudieron cargar los registros',
  },
  resources: {
    'team-users': {
      name: 'Usuario del equipo |||| Usuarios del equipo',
      fields: {
        user_id: 'id',
        name: 'Usuario',
        email: 'Correo',
        privilege_id: 'Permisos',
        last_login_at: 'Último acceso',
      },
    },
    activity: {
      name: 'Actividad |||| Actividad',
      fields: {
        user: 'Usuario',
        privilege_id: 'Permisos',
        action: 'Acción',
        timestamp: 'Fecha',
        changes: 'Cambios',
      },
    },
  },
} satisfies Texts
