import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { toApiError } from '../../lib/api-error.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Registro } from './queries.ts'
import { useMover } from './use-mover.ts'

interface AgendaAvisoProps {
  readonly registro: Registro
  readonly readOnly: boolean
}

/** On a phone the way back has a line of its own, under the words. */
const alertSx = {
  mb: 2.5,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 0 calc(100% - 48px)', sm: '1 1 0' }, minWidth: 0 },
  '& .MuiAlert-action': { alignItems: 'center', pt: 0, pl: 2 },
} as const

/** The effect is left for a day: which, by whom, and the way back for who may take it. */
export function AgendaAviso({ registro, readOnly }: AgendaAvisoProps) {
  const { agenda, acoes } = registro
  if (!agenda) return null
  return (
    <Alert
      severity="info"
      icon={<Icon name="calendario" />}
      sx={alertSx}
      action={!readOnly && acoes.includes('efetivar') && <Desfazer registro={registro} />}
    >
      <strong>Efetivação marcada para {formatDate(agenda.para)}</strong>
      <div>
        Por {agenda.por ?? 'sistema'}, em {formatDateTime(agenda.em)}. Nesse dia o sistema confere tudo de
        novo e efetiva; se algo impedir, avisa o Rh.
      </div>
    </Alert>
  )
}

function Desfazer({ registro }: { readonly registro: Registro }) {
  const [busy, setBusy] = useState(false)
  const { desagendar, reler } = useMover(registro)
  const undo = async (): Promise<void> => {
    setBusy(true)
    try {
      await desagendar()
      notify.success('Agendamento desfeito')
    } catch (error) {
      const { mensagem, acao, status } = toApiError(error)
      notify.error(mensagem, { description: acao })
      if (status === 409) void reler()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button color="inherit" disabled={busy} onClick={() => void undo()}>
      Desfazer
    </Button>
  )
}
