import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Pendencia } from '@rh/domain/pendencia'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '../../../lib/notify.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { cientesDe, motivoDeEspera } from '../alertas.ts'
import { AlertaTicks } from '../AlertaTicks.tsx'
import { resultadoDe } from '../transicao.ts'
import { useCelebrar } from '../use-celebrar.ts'
import { Completude } from './VerificacaoPanel.tsx'
import { useTela } from '../tela.ts'
import type { FormularioDaTela, RegistroEmEtapas } from './formulario.ts'
import { useMover } from '../registro/use-mover.ts'
import type { Verificacao } from './use-verificacao.ts'

interface EnviarPanelProps {
  readonly form: FormularioDaTela
  readonly registro: RegistroEmEtapas
  readonly verificacao: Verificacao
  readonly hrefOf: (pendencia: Pendencia) => string | null
  readonly visualizarHref: string
}

/** Last panel before sending: blocking findings, alerts to accept, and the send button. */
export function EnviarPanel({ form, registro, verificacao, hrefOf, visualizarHref }: EnviarPanelProps) {
  const { completude, faltas, failed } = verificacao
  const { process } = useTela()
  const transicao = registro.acoes.find((acao) => acao === 'enviar' || acao === 'reenviar')
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const { busy, recusadas, send } = useEnviar(form, registro, visualizarHref)
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
          label={process.transitions[transicao]?.label ?? transicao}
          destino={form.destino.antes}
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
  readonly destino: string
  readonly busy: boolean
  readonly falta: string | null
  readonly onSend: () => void
}

function EnviarButton({ label, destino, busy, falta, onSend }: EnviarButtonProps) {
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
        {falta ?? destino}
      </Typography>
    </Box>
  )
}

function useEnviar(form: FormularioDaTela, registro: RegistroEmEtapas, visualizarHref: string) {
  const navigate = useNavigate()
  const { process, textos } = useTela()
  const celebrar = useCelebrar(process)
  const { mover, reler } = useMover(registro)
  const [busy, setBusy] = useState(false)
  // What the server found at the moment of sending, which may be more than what was checked before.
  const [recusadas, setRecusadas] = useState<readonly Pendencia[]>()
  const send = async (transicao: string, alertasAceitos: readonly string[]): Promise<void> => {
    setBusy(true)
    try {
      await mover({ transicao, alertasAceitos })
      if (celebrar(transicao, registro.id)) return
      notify.success(`${process.label.one} ${registro.numero} enviad${textos.fim}`, {
        description: form.destino.depois,
      })
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
