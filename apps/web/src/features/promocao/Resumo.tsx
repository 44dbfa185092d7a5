import Box from '@mui/material/Box'
import { formatDate } from '../../lib/format.ts'
import { BeforeAfter } from '../../ui/data/BeforeAfter.tsx'
import { DefinitionList, type Definition } from '../../ui/data/DefinitionList.tsx'
import { Custos } from '../processo/alteracao/Custos.tsx'
import { diferencaEmTexto } from '../processo/alteracao/custos.ts'
import { Diferenca } from '../processo/alteracao/Diferenca.tsx'
import { linhasDe, type Termos } from '../processo/alteracao/termos.ts'
import { camposRespondidos } from '../processo/campos-apontaveis.ts'
import type { Rotulos } from '../processo/rotulos.ts'
import type { Registro } from './registro.ts'
import { campos } from './rotulos.ts'

interface ResumoProps {
  readonly registro: Registro
  readonly rotulos: Rotulos
}

/** Told as from what to what. */
const noDePara: readonly string[] = ['cargoId', 'salarioCentavos', 'postoId']
const largos: readonly string[] = ['motivo', 'observacao']

/** The contract as the promotion leaves it. */
function depoisDe({ atual, dados }: Registro, rotulos: Rotulos): Termos {
  const { salarioCentavos } = dados
  const nomeDe = (campo: 'cargoId' | 'postoId'): string =>
    rotulos.valor(undefined, campo, dados[campo] ?? null)
  return {
    cargo: dados['cargoId'] === atual.cargoId ? atual.cargo : nomeDe('cargoId'),
    posto: nomeDe('postoId') || atual.posto,
    salarioCentavos: typeof salarioCentavos === 'number' ? salarioCentavos : undefined,
  }
}

const itensDe = ({ dados }: Registro, rotulos: Rotulos): Definition[] =>
  camposRespondidos(campos, dados)
    .filter((campo) => !noDePara.includes(campo))
    .map((campo) => ({
      label: rotulos.campo(undefined, campo),
      value: rotulos.valor(undefined, campo, dados[campo] ?? null),
      wide: largos.includes(campo),
    }))

/** What was asked for: from what to what, the rest of the request, and what it costs for who sees pay. */
export function Resumo({ registro, rotulos }: ResumoProps) {
  const { atual, dados, simulacao } = registro
  const { vigencia } = dados
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {simulacao && <Diferenca {...diferencaEmTexto(simulacao)} />}
      <BeforeAfter
        before="Antes"
        after={typeof vigencia === 'string' ? `A partir de ${formatDate(vigencia)}` : 'Depois'}
        rows={linhasDe(atual, depoisDe(registro, rotulos))}
      />
      <DefinitionList items={itensDe(registro, rotulos)} />
      {simulacao && (
        <Box sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <Custos simulacao={simulacao} />
        </Box>
      )}
    </Box>
  )
}
