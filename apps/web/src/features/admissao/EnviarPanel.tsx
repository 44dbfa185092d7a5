import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Pendencia } from '@rh/domain/pendencia'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '../../lib/notify.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { cientesDe, hasBloqueio, isTudoCiente } from '../processo/alertas.ts'
import { AlertaTicks } from '../processo/AlertaTicks.tsx'
import { resultadoDe } from '../processo/movimento.ts'
import { useCelebrar } from '../processo/use-celebrar.ts'
import { Completude } from '../processo/VerificacaoPanel.tsx'
import type { Registro } from './queries.ts'
import { useMover } from './use-mover.ts'
import type { Verificacao } from './use-verificacao.ts'

interface EnviarPanelProps {
  readonly registro: Registro
  readonly verificacao: Verificacao
  readonly hrefOf: (pendencia: Pendencia) => string | null
  readonly visualizarHref: string
}

/** The last look: what still stands in the way, the alerts to accept, and the way out. */
export function EnviarPanel({ registro, verificacao, hrefOf, visualizarHref }: EnviarPanelProps) {
  const { completude, faltas, failed } = verificacao
  const transicao = registro.acoes.find((acao) => acao === 'enviar' || acao === 'reenviar')
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const { busy, recusadas, send } = useEnviar(registro, visualizarHref)
  const achados = recusadas ?? verificacao.achados
  const falta = motivoDeEspera(faltas.length > 0, achados, cientes)
  return (
    <Section title="Conferência" subtitle={failed ? 'Sem conexão: a conferência volta sozinha.' : undefined}>
      <Completude valor={completude} />
      <Box sx={{ mt: 2.5, display: 'grid', gap: 2 }} aria-live="polite">
        {achados === undefined ? (
          <Skeleton variant="rounded" height={72} />
        ) : (
          <AlertaTicks pendencias={achados} cientes={cientes} onChange={setCientes} hrefOf={hrefOf} />
        )}
        {faltas.length > 0 && (
          <Alert severity="error" icon={<Icon name="bloqueio" />} role={undefined}>
            Há campos por preencher: cada um está em destaque e leva ao seu lugar.
          </Alert>
        )}
      </Box>
      {transicao && (
        <EnviarButton
          label={admissao.transitions[transicao].label}
          busy={busy}
          falta={falta}
          onSend={() => void send(transicao, cientesDe(achados ?? [], cientes))}
        />
      )}
    </Section>
  )
}

interface EnviarButtonProps {
  readonly label: string
  readonly busy: boolean
  readonly falta: string | null
  readonly onSend: () => void
}

function EnviarButton({ label, busy, falta, onSend }: EnviarButtonProps) {
  const id = useId()
  return (
    <Box sx={{ mt: 2.5 }}>
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={busy || falta !== null}
        startIcon={<Icon name="enviar" size={18} />}
        aria-describedby={id}
        onClick={onSend}
      >
        {busy ? 'Enviando…' : label}
      </Button>
      <Typography id={id} variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {falta ?? 'Depois de enviada, a admissão vai para o setor de Vagas.'}
      </Typography>
    </Box>
  )
}

/** Why it cannot be sent yet, or null. */
function motivoDeEspera(
  incompleta: boolean,
  achados: readonly Pendencia[] | undefined,
  cientes: ReadonlySet<string>,
): string | null {
  if (incompleta) return 'Complete os campos para poder enviar.'
  if (achados === undefined) return 'Conferindo…'
  if (hasBloqueio(achados)) return 'Resolva os impedimentos para poder enviar.'
  return isTudoCiente(achados, cientes) ? null : 'Marque que está ciente de cada alerta para poder enviar.'
}

function useEnviar(registro: Registro, visualizarHref: string) {
  const navigate = useNavigate()
  const celebrar = useCelebrar(admissao)
  const { mover, reler } = useMover(registro)
  const [busy, setBusy] = useState(false)
  // What the server found at the moment of sending, which may be more than what was checked before.
  const [recusadas, setRecusadas] = useState<readonly Pendencia[]>()
  const send = async (transicao: string, alertasAceitos: readonly string[]): Promise<void> => {
    setBusy(true)
    try {
      await mover({ transicao, alertasAceitos })
      if (celebrar(transicao, registro.id)) return
      notify.success(`Admissão ${registro.numero} enviada`, { description: 'O setor de Vagas foi avisado.' })
      void navigate(visualizarHref, { replace: true })
    } catch (error) {
      setBusy(false)
      const resultado = resultadoDe(error)
      if (resultado.tipo === 'pendencias') setRecusadas(resultado.pendencias)
      if (resultado.tipo === 'mudou') {
        notify.warning(resultado.error.mensagem, {
          description: 'Confira os dados de agora e envie de novo.',
        })
        void reler()
      }
      if (resultado.tipo === 'falhou')
        notify.error(resultado.error.mensagem, { description: resultado.error.acao })
    }
  }
  return { busy, recusadas, send }
}
