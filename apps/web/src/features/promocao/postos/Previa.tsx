import type { PessoaDaMudanca, PreviaDaMudanca } from '@rh/domain/contract/mudanca'
import { somarMudanca, type ParametrosDaMudanca } from '@rh/domain/processos/promocao/mudanca'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts'
import { PreviaColetiva } from '../coletiva/PreviaColetiva.tsx'
import { Linha } from './Linha.tsx'

interface PreviaProps {
  readonly parametros: ParametrosDaMudanca
  readonly previa: PreviaDaMudanca
  /** Name of the new scale; null where it stays. */
  readonly escala: string | null
}

const grupos = { vao: 'Mudam', excecoes: 'Exceções', retirados: 'Retiradas' } as const

const comDiferencas = (pessoa: PessoaDaMudanca) => ({
  ...pessoa,
  diferencaTotalCentavos: pessoa.depois.totalCentavos - pessoa.antes.totalCentavos,
  diferencaTransporteCentavos:
    (pessoa.depois.transporteCentavos ?? 0) - (pessoa.antes.transporteCentavos ?? 0),
})

/** What the change does to each person, and the start once nothing stands against it. */
export function Previa({ parametros, previa, escala }: PreviaProps) {
  const iniciar = useSubmit('POST /api/mudanca/iniciar', { invalidates: ['GET /api/mudanca/listar'] })
  return (
    <PreviaColetiva
      pessoas={previa.pessoas.map(comDiferencas)}
      pendencias={previa.pendencias}
      verbo="Mudar"
      grupos={grupos}
      colunas={['Nome', 'Posto', 'Hoje', 'Depois', 'Por mês', 'Observação']}
      ficaFora="Escala e salário continuam como estão. O motivo fica com a mudança."
      renderLinha={(pessoa, estado) => <Linha key={pessoa.colaboradorId} pessoa={pessoa} estado={estado} />}
      resumir={(vao) => ({
        itens: itensDe(vao, previa.pessoas.length),
        nota: `Diferenças de cada mês, sem encargos. Alteração contratual no eSocial (S-2206) até ${formatDate(previa.s2206Ate)}.`,
        aoComecar: `A partir de ${formatDate(parametros.vigencia)}, com os postos.`,
      })}
      titulo={escala === null ? 'Mudança de salário do posto' : `Mudança para a escala ${escala}`}
      view="promocao.postos"
      iniciar={(pedido) => iniciar.mutateAsync({ body: { ...pedido, parametros } })}
    />
  )
}

function itensDe(vao: readonly ReturnType<typeof comDiferencas>[], todas: number) {
  const soma = somarMudanca(vao)
  return [
    { label: 'mudam', value: formatNumber(soma.pessoas), detail: `de ${formatNumber(todas)}` },
    { label: 'salários, por mês', value: formatMoney(soma.salariosCentavos) },
    { label: 'com adicionais, por mês', value: formatMoney(soma.totalCentavos) },
    { label: 'vale-transporte da empresa', value: formatMoney(soma.transporteCentavos) },
  ]
}
