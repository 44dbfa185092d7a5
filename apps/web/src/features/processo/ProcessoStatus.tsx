import type { AnyProcess } from '@rh/domain/processo/define'
import { StatusChip } from '../../ui/data/StatusChip.tsx'

interface ProcessoStatusProps {
  readonly process: AnyProcess
  readonly status: string
}

/** Status chip of a process, with the declared label and tone. */
export function ProcessoStatus({ process, status }: ProcessoStatusProps) {
  const spec = process.statuses[status]
  return <StatusChip label={spec?.label ?? status} tone={spec?.tone ?? 'default'} />
}
