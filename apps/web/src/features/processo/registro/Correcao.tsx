import Alert from '@mui/material/Alert'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Mudancas } from '../Historico.tsx'
import type { DoRegistro } from './Acoes.tsx'

/** What a correction changed, for the sectors that read it while their pareceres are asked. */
export function Correcao({ pagina: { correcao, rotulosDe }, registro }: DoRegistro) {
  const envio = registro.eventos.findLast(
    ({ tipo, nome }) => tipo === 'transicao' && nome === correcao?.transicao,
  )
  const isLida = correcao?.em.includes(registro.status)
  if (!isLida || !envio || envio.mudancas.length === 0) return null
  return (
    <Alert severity="info" icon={<Icon name="historico" />} role={undefined}>
      <strong>O que mudou na correção</strong>
      <Mudancas mudancas={envio.mudancas} rotulos={rotulosDe(registro)} />
    </Alert>
  )
}
