import { StartupError } from '../startup-error.ts'
import { useTracer } from './span.ts'

export interface Tracing {
  /** Sends what waits and stops. */
  readonly stop: () => Promise<void>
}

const isWanted = (env: NodeJS.ProcessEnv): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) &&
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none'

/** Turns tracing on where the standard variables of OpenTelemetry ask for it; without them nothing of it is loaded. */
export async function startTracing(env: NodeJS.ProcessEnv): Promise<Tracing | null> {
  if (!isWanted(env)) return null
  const protocol = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || env.OTEL_EXPORTER_OTLP_PROTOCOL
  if (protocol === 'grpc')
    throw new StartupError(
      'OTEL_EXPORTER_OTLP_PROTOCOL=grpc não serve: os traços saem por HTTP. Use a porta HTTP do coletor, em geral 4318.',
    )
  const { openOtlpTracer } = await import('./otlp.ts')
  const tracer = openOtlpTracer(env)
  useTracer(tracer)
  return {
    stop: async () => {
      useTracer(undefined)
      await tracer.stop()
    },
  }
}
