import Alert from '@mui/material/Alert'
import { formatDate } from '../../lib/format.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { interrupcaoDe } from './interrupcao.ts'
import { quantosDias } from './textos.ts'
import type { Registro } from './registro.ts'

/** What is left of a vacation that was interrupted. */
export function Interrompidas({ registro }: { readonly registro: Registro }) {
  const interrupcao = interrupcaoDe(registro)
  if (!interrupcao) return null
  const { em, gozados, devolvidos } = interrupcao
  return (
    <Alert severity="warning" icon={<Icon name="alerta" />}>
      <strong>Interrompidas em {formatDate(em)}.</strong>{' '}
      {`${quantosDias(gozados)} de gozo; ${devolvidos === 1 ? '1 dia voltou' : `${devolvidos} dias voltaram`} ao saldo do período. Os dados abaixo são os do pedido.`}
    </Alert>
  )
}
