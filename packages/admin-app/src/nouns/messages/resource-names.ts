/** Names under which templates and groups are kept: what changes one makes all lists of them stale. */
export const TEMPLATES = 'message-templates'
export const GROUPS = 'message-groups'
