import Alert from '@mui/material/Alert'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Mudancas } from '../processo/Historico.tsx'
import type { Registro } from './queries.ts'
import { rotulosDe } from './rotulos.ts'

/** What a correction changed, for the sector that asked for it. */
export function Correcao({ registro }: { readonly registro: Registro }) {
  const { status, eventos, posto, nomes } = registro
  const envio = eventos.findLast(({ tipo, nome }) => tipo === 'transicao' && nome === 'reenviar')
  const visivel = status === 'solicitada' || status === 'em_analise'
  if (!visivel || !envio || envio.mudancas.length === 0) return null
  return (
    <Alert severity="info" icon={<Icon name="historico" />} role={undefined}>
      <strong>O que mudou na correção</strong>
      <Mudancas mudancas={envio.mudancas} rotulos={rotulosDe(posto, nomes)} />
    </Alert>
  )
}
