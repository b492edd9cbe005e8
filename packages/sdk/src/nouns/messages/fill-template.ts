/** What stands in curly brackets in a template, for each recipient anew. */
export const TEMPLATE_VARIABLES = ['vendor', 'month', 'product'] as const

export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number]

export type TemplateValues = Readonly<Partial<Record<TemplateVariable, string | null>>>

export interface FilledTemplate {
  body: string
  /** Variables without a value here, each once: they stand as they were, and nobody should be sent that. */
  missing: TemplateVariable[]
  /** Other words in curly brackets, each once. They stay: they may be meant so. */
  unknown: string[]
}

const IN_BRACKETS = /\{\s*(\w+)\s*\}/g

const isVariable = (name: string): name is TemplateVariable =>
  TEMPLATE_VARIABLES.some(variable => variable === name)

/** A template with its variables filled in: `Hi {vendor}` becomes `Hi Vega Trucking`. Case and blanks don't matter. */
export function fillTemplate(template: string, values: TemplateValues): FilledTemplate {
  const missing = new Set<TemplateVariable>()
  const unknown = new Set<string>()
  const body = template.replace(IN_BRACKETS, (text, word: string) => {
    const name = word.toLowerCase()
    if (!isVariable(name)) unknown.add(text)
    else if (values[name]) return values[name]
    else missing.add(name)
    return text
  })
  return { body, missing: [...missing], unknown: [...unknown] }
}

/** The variables that a template names. */
export const variablesOf = (template: string): TemplateVariable[] => fillTemplate(template, {}).missing
