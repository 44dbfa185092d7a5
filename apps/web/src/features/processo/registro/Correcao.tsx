import Alert from '@mui/material/Alert'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Mudancas } from '../Historico.tsx'
import type { DoRegistro } from './Acoes.tsx'

/** Changes of a correction, for the sectors whose pareceres are asked again. */
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
