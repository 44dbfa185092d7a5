import { maisDias, isData } from '../../../lib/time/dia.ts'
import { diaComSemana } from '../../../lib/time/textos.ts'
import type { Opcoes } from '../registro.ts'
import { acharCausa, avisosDe } from './campos.ts'

type Dados = Readonly<Record<string, unknown>>

/** What else could be asked for: the fields that it changes. */
export interface Alternativa {
  readonly label: string
  readonly dados: Readonly<Record<string, string>>
}

/** Beside which a dismissal is most often weighed, in this order. */
const CAUSAS = ['02', '33', '07', '03', '06'] as const
const DIAS_DEPOIS = 7

/** Other notices of the cause, other causes that the contract allows, and another day. */
export function alternativasDe(dados: Dados, opcoes: Opcoes): Alternativa[] {
  const { causa, aviso, comunicacao } = dados
  const outrosAvisos = avisosDe(opcoes, causa)
    .filter(({ codigo }) => codigo !== aviso)
    .map(({ codigo, rotulo }) => ({ label: `Aviso ${rotulo.toLowerCase()}`, dados: { aviso: codigo } }))
  const outrasCausas = CAUSAS.flatMap((codigo) => {
    const outra = codigo === causa ? undefined : acharCausa(opcoes, codigo)
    if (!outra?.cabe) return []
    const avisos = avisosDe(opcoes, codigo)
    const mesmo = avisos.find((um) => um.codigo === aviso) ?? avisos[0]
    return [{ label: outra.rotulo, dados: { causa: codigo, ...(mesmo && { aviso: mesmo.codigo }) } }]
  })
  return [
    ...outrosAvisos,
    ...outrasCausas,
    ...(isData(comunicacao)
      ? [{ label: 'Outra data', dados: { comunicacao: maisDias(comunicacao, DIAS_DEPOIS) } }]
      : []),
  ]
}

/** What a column of the comparison is: how, and on which day. */
export function ladoDe(dados: Dados, opcoes: Opcoes): { readonly title: string; readonly detail: string } {
  const { causa, aviso, comunicacao } = dados
  const forma = avisosDe(opcoes, causa).find(({ codigo }) => codigo === aviso)
  return {
    title: acharCausa(opcoes, causa)?.rotulo ?? '',
    detail: [
      forma && forma.codigo !== 'nao_se_aplica' && forma.rotulo.toLowerCase(),
      isData(comunicacao) && diaComSemana(comunicacao),
    ]
      .filter(Boolean)
      .join(', '),
  }
}
