import { escapeHtml } from '../values/escape-html'

interface Operation {
  summary: string
  description: string
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #ddd;vertical-align:top}
code{white-space:nowrap}
@media(max-width:48rem){body{margin:1rem auto}thead{display:none}tr,td{display:block}td{border:0;padding:.1rem 0}tr{border-bottom:1px solid #ddd;padding:.5rem 0}code{white-space:normal;overflow-wrap:anywhere}}
@media(prefers-color-scheme:dark){body{background:#16181d;color:#e8e8ea}td,th,tr{border-color:#333}a{color:#f08fbc}}`

/** The API for people: one table, read off the OpenAPI document that machines get. */
export function docsPage(document: {
  info: { title: string }
  paths: Record<string, Record<string, unknown>>
}): string {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => {
      // The document was made by `openapi`, whose operations carry both texts.
      const { summary, description } = value as Operation
      return `<tr><td><code>${method.toUpperCase()} ${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td><td>${escapeHtml(description)}</td></tr>`
    }),
  )
  const title = escapeHtml(document.info.title)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>
<p>Paths stand under <code>/api</code>. The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Call</th><th>What it does</th><th>Who</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></main></html>`
}
