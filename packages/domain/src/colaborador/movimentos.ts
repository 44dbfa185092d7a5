import { formatData } from '../br/data.ts'
import type { TipoDoVinculo } from '../processo/tipos.ts'
import type { View } from '../setores/areas.ts'
import type { Grupo } from '../setores/grupos.ts'
import { gruposDe } from '../setores/setores.ts'

/** What may be started from an employee's file, each with the view that starts it. */
export const movimentos = {
  ferias: { label: 'Marcar férias', um: 'um pedido de férias', view: 'colaborador.marcar-ferias' },
  afastamento: { label: 'Informar afastamento', um: 'um afastamento', view: 'colaborador.afastar' },
  promocao: { label: 'Promover', um: 'uma promoção', view: 'colaborador.promover' },
  remanejamento: { label: 'Remanejar', um: 'um remanejamento', view: 'colaborador.transferir' },
  demissao: { label: 'Demitir', um: 'uma demissão', view: 'colaborador.demitir' },
} as const satisfies {
  readonly [T in TipoDoVinculo]: { label: string; um: string; view: View }
}

export type Movimento = keyof typeof movimentos
export const movimentoNomes = Object.keys(movimentos) as [Movimento, ...Movimento[]]

export interface MovimentoFatos {
  readonly hoje: string
  readonly dataAdmissao: string
  readonly dataDesligamento: string | null
  /** Processes of the bond that have not ended. */
  readonly abertos: readonly { readonly tipo: string; readonly numero: string; readonly status: string }[]
}

/** Whether a person with these groups may start a movement now, and why not. */
export interface Possibilidade {
  readonly tipo: Movimento
  readonly pode: boolean
  readonly motivo: string | null
}

/** Several of the kind may be under way for one person, on different dates. */
const isPorDatas = (tipo: Movimento): boolean => tipo === 'ferias' || tipo === 'afastamento'

export const possibilidades = (fatos: MovimentoFatos, grupos: readonly Grupo[]): Possibilidade[] =>
  movimentoNomes.map((tipo) => {
    const motivo = impedimento(tipo, fatos, grupos)
    return { tipo, pode: motivo === null, motivo }
  })

function impedimento(tipo: Movimento, fatos: MovimentoFatos, grupos: readonly Grupo[]): string | null {
  const { label, um, view } = movimentos[tipo]
  if (!gruposDe(view).some((grupo) => grupos.includes(grupo))) return `Seu grupo não pode iniciar ${um}.`
  if (fatos.dataDesligamento !== null && fatos.dataDesligamento < fatos.hoje)
    return `Desligado em ${formatData(fatos.dataDesligamento)}.`
  if (fatos.dataAdmissao > fatos.hoje) return `A admissão começa em ${formatData(fatos.dataAdmissao)}.`
  const igual = fatos.abertos.find((aberto) => aberto.tipo === tipo && !isPorDatas(tipo))
  if (igual) return `Já há ${um} em andamento: ${igual.numero}.`
  // Who is leaving is not moved, promoted or sent on vacation; a leave may still happen.
  const demissao = fatos.abertos.find((aberto) => aberto.tipo === 'demissao')
  if (demissao && tipo !== 'afastamento')
    return `${label} não é possível com uma demissão em andamento: ${demissao.numero}.`
  return fatos.dataDesligamento === null
    ? null
    : `O desligamento já está marcado para ${formatData(fatos.dataDesligamento)}.`
}
