import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Pendencia } from '@rh/domain/pendencia'
import { alertasDe, isCiente } from '../alertas.ts'
import { AlertasParaLer } from './AlertasParaLer.tsx'
import { contarTudo } from './conferencia.ts'
import {
  Frases,
  PainelDoForm,
  Parte,
  subtituloDaConferencia,
  type EstadoDaConferencia,
} from './ConferenciaPanel.tsx'
import { LinhasDaConferencia } from './LinhasDaConferencia.tsx'

interface AntesDeEnviarProps extends EstadoDaConferencia {
  readonly cientes: ReadonlySet<string>
  readonly onCientes: (cientes: ReadonlySet<string>) => void
  /** Sending was tried: what holds it back is said here. */
  readonly tentou: boolean
  readonly titulo?: string
  /** Where the process goes. */
  readonly destino?: string
}

const alertasEmPalavras = (alertas: readonly Pendencia[]): string => {
  const { length } = alertasDe(alertas)
  if (length === 0) return ''
  return length === 1 ? ' Um alerta pede que você leia.' : ` ${length} alertas pedem que você leia.`
}

/** Last panel before sending: what is missing, alerts to read, and what comes next. */
export function AntesDeEnviar(props: AntesDeEnviarProps) {
  const { cientes, onCientes, tentou, titulo = 'Antes de enviar', destino, ...estado } = props
  const { grupos, alertas, avisos } = estado.conferencia
  const { errados, faltam } = contarTudo(estado.conferencia)
  const nada = errados + faltam === 0 && estado.conferida
  const porLer = alertasDe(alertas).filter((alerta) => !isCiente(cientes, alerta))
  const resumo = nada ? `Nada falta.${alertasEmPalavras(alertas)}` : subtituloDaConferencia(estado)
  return (
    <PainelDoForm titulo={titulo} subtitulo={estado.failed ? subtituloDaConferencia(estado) : resumo}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {grupos.map(({ etapa, label, itens }) => (
          <Parte key={etapa} {...(label !== '' && { titulo: label, total: itens.length })}>
            <LinhasDaConferencia itens={itens} tentou={tentou} />
          </Parte>
        ))}
        {alertas.length > 0 && <AlertasParaLer alertas={alertas} cientes={cientes} onChange={onCientes} />}
        {tentou && nada && porLer.length > 0 && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.dark', fontWeight: 600 }}>
            Marque que está ciente de cada alerta para poder enviar.
          </Typography>
        )}
        {(destino || avisos.length > 0) && (
          <Parte titulo={destino ? 'Depois de enviar' : 'Bom saber'}>
            {destino && (
              <Box sx={{ px: 0.5, py: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>{destino}</Box>
            )}
            <Frases pendencias={avisos} />
          </Parte>
        )}
      </Box>
    </PainelDoForm>
  )
}

/** Focuses the first alert that was not ticked yet. */
export const focarPrimeiroAlerta = (): void =>
  document.querySelector<HTMLElement>('[data-alertas] input:not(:checked)')?.focus()
