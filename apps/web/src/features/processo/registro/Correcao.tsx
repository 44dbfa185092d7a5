import Alert from '@mui/material/Alert'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Mudancas } from '../Historico.tsx'
import type { DoRegistro } from './Acoes.tsx'

/** The heading and what changed follow each other, on one line where there is room. */
const emLinha = {
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
  '& ul': { my: 0 },
} as const

/** Changes of a correction, for the sectors whose pareceres are asked again. */
export function Correcao({ pagina: { correcao, rotulosDe }, registro }: DoRegistro) {
  const envio = registro.eventos.findLast(
    ({ tipo, nome }) => tipo === 'transicao' && nome === correcao?.transicao,
  )
  const isLida = correcao?.em.includes(registro.status)
  if (!isLida || !envio || envio.mudancas.length === 0) return null
  return (
    <Alert severity="info" icon={<Icon name="historico" />} role={undefined} sx={emLinha}>
      <strong>O que mudou na correção</strong>
      <Mudancas mudancas={envio.mudancas} rotulos={rotulosDe(registro)} />
    </Alert>
  )
}
