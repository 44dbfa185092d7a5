import Alert from '@mui/material/Alert'
import { motivosVaga } from '@rh/domain/processos/admissao/etapas'
import { formatDate } from '../../../lib/format.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Registro } from '../queries.ts'

/** Whether the post has room on the day: what Vagas is asked. */
export function VagaContexto({ registro }: { readonly registro: Registro }) {
  const { posto, dados } = registro
  if (!posto) return null
  const { dataPrevista, motivo } = dados.vaga
  const dia = typeof dataPrevista === 'string' ? ` em ${formatDate(dataPrevista)}` : ''
  const porque = Object.entries(motivosVaga).find(([codigo]) => codigo === motivo)?.[1]
  const livre = posto.vagasLivres > 0
  return (
    <Alert
      severity={livre ? 'success' : 'error'}
      icon={<Icon name={livre ? 'check-circulo' : 'bloqueio'} />}
      sx={{ mb: 2.5 }}
    >
      <strong>
        {livre ? `${posto.vagasLivres} de ${posto.quantidade} vagas livres${dia}` : `Sem vaga livre${dia}`}
      </strong>
      <div>
        {posto.cliente} · {posto.local} · {posto.cargo}
        {porque && ` · ${porque}`}
      </div>
    </Alert>
  )
}
