import type { AnyProcess } from '@rh/domain/processo/define'
import { StatusChip } from '../../ui/data/StatusChip.tsx'

interface ProcessoStatusProps {
  readonly process: AnyProcess
  readonly status: string
}

/** The status of a process with the words and the tone of its declaration. */
export function ProcessoStatus({ process, status }: ProcessoStatusProps) {
  const spec = process.statuses[status]
  return <StatusChip label={spec?.label ?? status} tone={spec?.tone ?? 'default'} />
}
