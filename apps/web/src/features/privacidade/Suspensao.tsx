import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Registro } from './queries.ts'

const SuspensaoDialog = lazyPart(
  'SuspensaoDialog',
  async () => (await import('./SuspensaoDialog.tsx')).SuspensaoDialog,
)

interface SuspensaoProps {
  readonly id: number
  readonly suspensao: Registro['suspensao']
}

/** Whether what is held of the person is held back from its terms, why, and the way to change that. */
export function Suspensao({ id, suspensao }: SuspensaoProps) {
  const [aberto, setAberto] = useState(false)
  return (
    <>
      <Alert
        severity={suspensao ? 'warning' : 'info'}
        role="note"
        icon={<Icon name={suspensao ? 'alerta' : 'relogio'} />}
        action={
          <Button color="inherit" size="small" onClick={() => setAberto(true)}>
            {suspensao ? 'Retomar os prazos' : 'Suspender a eliminação'}
          </Button>
        }
      >
        {suspensao
          ? `Eliminação suspensa por ${suspensao.por} em ${formatDateTime(suspensao.em)}: ${suspensao.motivo}`
          : 'Os prazos de guarda valem. Suspenda a eliminação enquanto durar um processo ou uma fiscalização.'}
      </Alert>
      {aberto && <SuspensaoDialog id={id} suspensa={suspensao !== null} onClose={() => setAberto(false)} />}
    </>
  )
}
