import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import { StartupError } from '../startup-error.ts'

const roots: Readonly<Record<string, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
}
const PREFIX = 'parentbased_'

/** Sampler of OTEL_TRACES_SAMPLER and its argument. Throws `StartupError` for one that there is not. */
export function samplerOf({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: NodeJS.ProcessEnv): Sampler {
  const name = OTEL_TRACES_SAMPLER || `${PREFIX}always_on`
  const ratio = Number(OTEL_TRACES_SAMPLER_ARG || '1')
  const root = roots[name.replace(PREFIX, '')]
  if (!root || !(ratio >= 0 && ratio <= 1))
    throw new StartupError(
      'OTEL_TRACES_SAMPLER não serve. Valores aceitos: always_on, always_off ou traceidratio, com ou sem ' +
        `${PREFIX} antes, e em OTEL_TRACES_SAMPLER_ARG um número de 0 a 1.`,
    )
  return name.startsWith(PREFIX) ? new ParentBasedSampler({ root: root(ratio) }) : root(ratio)
}
