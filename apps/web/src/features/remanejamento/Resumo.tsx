import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link as RouterLink } from 'react-router'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { DefinitionList, type Definition } from '../../ui/data/DefinitionList.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { camposRespondidos } from '../processo/campos-apontaveis.ts'
import type { Rotulos } from '../processo/rotulos.ts'
import { Diferenca } from '../processo/alteracao/Diferenca.tsx'
import { resumoEmTexto } from './de-para.ts'
import { Muda } from './Muda.tsx'
import type { Registro } from './registro.ts'
import { campos } from './rotulos.ts'

interface ResumoProps {
  readonly registro: Registro
  readonly rotulos: Rotulos
}

/** Told as from what to what. */
const noDePara: readonly string[] = ['reserva', 'comPromocao.cargoId', 'comPromocao.salarioCentavos']
/** Told by the header and, place by place, by the table. */
const comSimulacao: readonly string[] = ['postoId', 'vigencia', 'retorno']
const largos: readonly string[] = ['motivo', 'observacao', 'valeTransporte', 'postoId']

const itensDe = ({ dados, simulacao }: Registro, rotulos: Rotulos): Definition[] =>
  camposRespondidos(campos, dados)
    .filter((campo) => !noDePara.includes(campo) && !(simulacao && comSimulacao.includes(campo)))
    .map((campo) => ({
      label: rotulos.campo(undefined, campo),
      value: rotulos.valor(undefined, campo, dados[campo] ?? null),
      wide: largos.includes(campo),
    }))
    // Short answers stand beside each other, before the texts.
    .toSorted((a, b) => Number(a.wide) - Number(b.wide))

/** The other record of a swap, which goes the same way. */
function Troca({ par }: { readonly par: NonNullable<Registro['par']> }) {
  const setor = useSetor()
  const { statuses } = remanejamento
  const status = statuses[par.status as keyof typeof statuses].label.toLowerCase()
  return (
    <Alert severity="info" icon={<Icon name="remanejamento" />}>
      Troca com {par.nome}, no pedido{' '}
      <Link component={RouterLink} to={hrefOf(setor, 'remanejamento.visualizar', { id: par.id })}>
        {par.numero}
      </Link>{' '}
      ({status}): os dois são aprovados e efetivados juntos.
    </Alert>
  )
}

/** What was asked for: what changes for the person, and the rest of the request. */
export function Resumo({ registro, rotulos }: ResumoProps) {
  const { dados, simulacao, par } = registro
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {par && <Troca par={par} />}
      {simulacao && <Diferenca {...resumoEmTexto(simulacao)} />}
      {simulacao && <Muda simulacao={simulacao} vigencia={dados['vigencia']} before="Antes" />}
      <DefinitionList items={itensDe(registro, rotulos)} />
    </Box>
  )
}
