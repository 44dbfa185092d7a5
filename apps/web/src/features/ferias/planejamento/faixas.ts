import type { FaixaDoMapa, LinhaDoMapa } from '../../../ui/calendario/mapa/tipos.ts'
import { formatDate } from '../../../lib/format.ts'
import { quantosDias } from '../textos.ts'
import type { Plano } from './chamadas.ts'

/** The last months of the year reach into the next. */
export const MESES_DO_MAPA = 13

/** The first month that is drawn: January, or that of the first proposal before it. */
export function inicioDoMapa({ ano, itens }: Pick<Plano, 'ano' | 'itens'>): string {
  const [primeiro = `${ano}-01`] = itens.map(({ inicio }) => inicio.slice(0, 7)).toSorted()
  return primeiro < `${ano}-01` ? primeiro : `${ano}-01`
}

/** People of a contract by post, with what is proposed and what they, or who is not in the plan, have marked. */
export function linhasDoPlano(
  { itens, marcadas }: Pick<Plano, 'itens' | 'marcadas'>,
  contratoId: number,
  fichaDe: (pessoaId: number) => string,
): LinhaDoMapa[] {
  const linhas = new Map<number, LinhaDoMapa & { readonly faixas: FaixaDoMapa[] }>()
  const linhaDe = (pessoaId: number, mais: Pick<LinhaDoMapa, 'nome' | 'posto' | 'detalhe' | 'limite'>) => {
    const href = fichaDe(pessoaId)
    const linha = linhas.get(pessoaId) ?? { id: pessoaId, href, ...mais, faixas: [] }
    linhas.set(pessoaId, linha)
    return { href, faixas: linha.faixas }
  }
  for (const item of itens.filter((um) => um.contratoId === contratoId)) {
    const { nome, posto, concessivoFim, dias, inicio, fim, diasEmDobro } = item
    const detalhe = `até ${formatDate(concessivoFim)} · ${quantosDias(dias)}`
    const { href, faixas } = linhaDe(item.pessoaId, { nome, posto, detalhe, limite: concessivoFim })
    const tom = diasEmDobro > 0 ? 'alerta' : 'proposta'
    const rotulo =
      diasEmDobro > 0 ? `Férias propostas, ${quantosDias(diasEmDobro)} em dobro` : 'Férias propostas'
    faixas.push({ inicio, fim, tom, rotulo, href })
  }
  for (const { pessoaId, nome, posto, inicio, fim } of marcadas.filter(
    (um) => um.contratoId === contratoId,
  )) {
    const { href, faixas } = linhaDe(pessoaId, { nome, posto, detalhe: undefined, limite: undefined })
    faixas.push({ inicio, fim, tom: 'pedida', rotulo: 'Já marcada', href })
  }
  return [...linhas.values()].toSorted(
    (a, b) => a.posto.localeCompare(b.posto) || a.nome.localeCompare(b.nome),
  )
}
