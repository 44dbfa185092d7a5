import type { PreviaDoReajuste } from '@rh/domain/contract/reajuste'
import {
  somarReajuste,
  type ParametrosDoReajuste,
  type SomaDoReajuste,
} from '@rh/domain/processos/promocao/reajuste'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts'
import { PreviaColetiva } from '../coletiva/PreviaColetiva.tsx'
import { Linha } from './Linha.tsx'

interface PreviaProps {
  readonly parametros: ParametrosDoReajuste
  readonly previa: PreviaDoReajuste
}

const grupos = { vao: 'Reajustadas', excecoes: 'Exceções', retirados: 'Retiradas' } as const

/** What the agreement does to each person, and the start once nothing stands against it. */
export function Previa({ parametros, previa: { pessoas, pendencias, s2206Ate } }: PreviaProps) {
  const iniciar = useSubmit('POST /api/reajuste/iniciar', { invalidates: ['GET /api/reajuste/listar'] })
  return (
    <PreviaColetiva
      pessoas={pessoas}
      pendencias={pendencias}
      verbo="Reajustar"
      grupos={grupos}
      colunas={['Nome', 'Cargo', 'Hoje', 'Depois', 'Diferença', 'Observação']}
      ficaFora="O salário continua como está. O motivo fica com o reajuste."
      renderLinha={(pessoa, estado) => <Linha key={pessoa.colaboradorId} pessoa={pessoa} estado={estado} />}
      resumir={(vao) => {
        const soma = somarReajuste(vao)
        return {
          itens: itensDa(soma, pessoas.length),
          nota: notaDa(soma, s2206Ate),
          aoComecar: `${formatMoney(soma.paraCentavos - soma.deCentavos)} a mais por mês.`,
        }
      }}
      titulo={tituloDe(parametros)}
      view="promocao.reajuste"
      iniciar={(pedido) => iniciar.mutateAsync({ body: { ...pedido, parametros } })}
    />
  )
}

const notaDa = ({ diferencaCentavos }: SomaDoReajuste, s2206Ate: string): string =>
  (diferencaCentavos > 0
    ? 'A diferença é a dos meses já fechados desde a data-base, sem reflexos em férias, 13º, horas extras e FGTS. '
    : '') + `Alteração contratual no eSocial (S-2206) até ${formatDate(s2206Ate)}.`

function itensDa(soma: SomaDoReajuste, todas: number) {
  const { pessoas, deCentavos, paraCentavos, diferencaCentavos } = soma
  const aumento = paraCentavos - deCentavos
  const porcento = deCentavos === 0 ? 0 : Math.round((aumento / deCentavos) * 10_000) / 100
  return [
    { label: 'são reajustadas', value: formatNumber(pessoas), detail: `de ${formatNumber(todas)}` },
    { label: 'folha do mês, antes', value: formatMoney(deCentavos) },
    {
      label: 'a mais por mês, sem encargos',
      value: formatMoney(aumento),
      detail: `${porcento.toLocaleString('pt-BR')}%`,
    },
    { label: 'de diferença a pagar', value: formatMoney(diferencaCentavos) },
  ]
}

/** Title that the history of each person says: `Reajuste de 5,5% da convenção 2027`. */
function tituloDe({ percentual, dataBase }: ParametrosDoReajuste): string {
  const quanto =
    percentual === undefined ? 'Novos pisos' : `Reajuste de ${percentual.toLocaleString('pt-BR')}%`
  return `${quanto} da convenção ${dataBase.slice(0, 4)}`
}
