import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatDate, formatDateTime } from '../../../lib/format.ts'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { notify } from '../../../lib/notify.ts'
import { toApiError } from '../../../lib/api/api-error.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useTela } from '../tela.ts'
import type { DoRegistro } from './Acoes.tsx'
import { useMover } from './use-mover.ts'

interface AgendaAvisoProps extends DoRegistro {
  readonly readOnly: boolean
}

/** Layout of the notice: on phones the undo button has a line of its own. */
const alertSx = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 0 calc(100% - 48px)', sm: '1 1 0' }, minWidth: 0 },
  '& .MuiAlert-action': { alignItems: 'center', pt: 0, pl: 2 },
} as const

/** Notice of a scheduled transition: which, by whom, and an undo button for those who may. */
export function AgendaAviso({ pagina, registro, readOnly }: AgendaAvisoProps) {
  const { agenda, acoes } = registro
  const { transitions } = useTela().process
  const aviso = pagina.agenda
  if (!agenda || !aviso) return null
  // A day that follows from the process itself is not taken back.
  const desfaz = !readOnly && acoes.includes(agenda.transicao) && transitions[agenda.transicao]?.agendavel
  return (
    <Alert
      severity="info"
      icon={<Icon name="calendario" />}
      sx={alertSx}
      action={desfaz && <Desfazer pagina={pagina} registro={registro} />}
    >
      <strong>
        {aviso.titulo(agenda.transicao)} {formatDate(agenda.para)}
      </strong>
      <div>
        {agenda.por && `Por ${agenda.por}, em ${formatDateTime(agenda.em)}. `}
        {aviso.texto(agenda.transicao)}
      </div>
    </Alert>
  )
}

function Desfazer({ pagina, registro }: DoRegistro) {
  const [busy, setBusy] = useState(false)
  const { desagendar, reler } = useMover(registro, pagina.comChamada)
  const undo = async (): Promise<void> => {
    setBusy(true)
    try {
      await desagendar()
      notify.success('Agendamento desfeito')
    } catch (error) {
      tellFailure(error)
      if (toApiError(error).status === 409) void reler()
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
