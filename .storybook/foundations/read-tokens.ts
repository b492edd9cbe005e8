export interface Token {
  name: string
  value: string
}

const customProperties = (rule: CSSRule): string[] =>
  rule instanceof CSSStyleRule && rule.selectorText.startsWith(':root')
    ? [...rule.style].filter(name => name.startsWith('--'))
    : []

/** The theme's tokens that start with a prefix and what they are worth now, read off the page: nothing to keep in step. */
export function readTokens(prefix: string): Token[] {
  const names = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].flatMap(customProperties))
  const style = getComputedStyle(document.documentElement)
  return [...new Set(names)]
    .filter(name => name.startsWith(prefix))
    .map(name => ({ name, value: style.getPropertyValue(name).trim() }))
}
