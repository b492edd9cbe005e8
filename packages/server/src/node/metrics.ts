import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { AppParts } from '../http/app-context'

/** Request counts and times by call, and the process's own figures, in the Prometheus text form. */
export function prometheus(): Required<Pick<AppParts, 'observe' | 'metrics'>> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const count = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [registry],
  })
  const time = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  return {
    observe({ method, call, status, seconds }) {
      count.inc({ method, route: call, status: String(status) })
      time.observe({ method, route: call }, seconds)
    },
    metrics: () => registry.metrics(),
  }
}
