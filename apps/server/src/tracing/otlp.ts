import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { samplerOf } from './sampler.ts'
import type { OpenSpan, SpanSpec, Tracer } from './span.ts'

const SERVICE = 'rh-limpeza'
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

export interface OtlpTracer extends Tracer {
  /** Sends what waits and stops. */
  readonly stop: () => Promise<void>
}

const millis = (env: NodeJS.ProcessEnv, name: string): number | undefined => {
  const value = Number(env[name])
  return Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/** Tracer that sends to the collector of OTEL_EXPORTER_OTLP_ENDPOINT, as JSON over HTTP. */
export function openOtlpTracer(env: NodeJS.ProcessEnv): OtlpTracer {
  const scheduledDelayMillis = millis(env, 'OTEL_BSP_SCHEDULE_DELAY')
  const provider = new TracerProvider({
    sampler: samplerOf(env),
    resource: resourceFromAttributes({ 'service.name': SERVICE }).merge(
      detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
    ),
    spanProcessors: [
      new BatchSpanProcessor({
        // Address, headers, certificate and time limit: it reads the standard variables itself.
        exporter: new OTLPTraceExporter(),
        ...(scheduledDelayMillis !== undefined && { scheduledDelayMillis }),
      }),
    ],
  })
  const tracer = provider.getTracer(SERVICE)
  const spans = new WeakMap<OpenSpan, Span>()
  return {
    open({ name, kind, attributes = {} }, parent) {
      const of = parent && spans.get(parent)
      const context = of ? trace.setSpan(ROOT_CONTEXT, of) : ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context)
      const open = wrap(span)
      spans.set(open, span)
      return open
    },
    stop: () => provider.shutdown(),
  }
}

function wrap(span: Span): OpenSpan {
  const { traceId, spanId } = span.spanContext()
  return {
    traceId,
    spanId,
    add: (attributes: NonNullable<SpanSpec['attributes']>) => void span.setAttributes({ ...attributes }),
    rename: (name) => void span.updateName(name),
    end: (failure) => {
      if (!span.isRecording()) return
      if (failure !== undefined) {
        span.setAttribute('error.type', failure)
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    },
  }
}
