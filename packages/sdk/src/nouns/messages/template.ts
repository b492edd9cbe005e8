/** Ours, beside the confirmation. */
export const TEMPLATE_TEXTS = {
  noName: 'Please enter a template name.',
  noBody: 'Please enter a template body.',
  /** Spec: communication, 5. */
  confirmDelete: 'This action will permanently delete this template. Are you sure you want to continue?',
} as const

/** Whether it can be saved: name and body are more than blanks. Spec: communication, 5. */
export const canSaveTemplate = (template: { template_name: string; template_body: string }): boolean =>
  template.template_name.trim() !== '' && template.template_body.trim() !== ''
